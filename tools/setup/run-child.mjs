import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { checkout, inCheckout } from './checkout.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const ORPHAN_CHECK_MS = 500;

/** Where a step's own output goes: stdout is the script's. */
export const onStderr = ['ignore', 2, 2];

/**
 * The environment in which `node` and the installed commands are the right ones.
 * @param {string} node path of Node 24
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(node) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = [dirname(node), inCheckout('node_modules', '.bin'), process.env[name]];
  return { ...process.env, [name]: folders.filter(Boolean).join(delimiter) };
}

/**
 * Runs a command in the checkout until it ends, handing on the signals sent to us.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>} its exit code, 128 + n when signal n ended it
 */
export function runChild(command, args, options) {
  const child = spawn(command, args, { cwd: checkout, ...options });
  // A terminal sends Ctrl-C to the whole group: the child has it already, and a second one could mean "at once".
  const handOn = (signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, handOn);
  // npm hands a signal to the shell between it and us, and that shell ends without handing it on: then we are
  // somebody else's child, and nobody is left who could stop the server.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, ORPHAN_CHECK_MS);
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code, signal) => done(code ?? 128 + (constants.signals[signal] ?? 0)));
  }).finally(() => {
    clearInterval(watch);
    for (const signal of SIGNALS) process.off(signal, handOn);
  });
}
