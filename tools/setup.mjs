/**
 * `node tools/setup.mjs [--browser] [--no-build] [script.ts [argument...]]`
 *
 * Makes a fresh or changed checkout ready (packages, Node 24, the built client, with --browser a browser) and then
 * runs the script on Node 24. It is plain JavaScript without dependencies, for whatever Node (18 or later) the
 * machine has. Progress goes to stderr: stdout belongs to the script.
 */
import { buildClient } from './setup/build-client.mjs';
import { inCheckout } from './setup/checkout.mjs';
import { findBrowser } from './setup/find-browser.mjs';
import { findNode } from './setup/find-node.mjs';
import { installPackages } from './setup/install-packages.mjs';
import { runChild, toolEnvironment } from './setup/run-child.mjs';
import { SetupError } from './setup/setup-error.mjs';

const options = new Set(['--browser', '--no-build']);

/** @param {string[]} words the command line; @returns {Promise<number>} the exit code */
async function setUpAndRun(words) {
  const scriptAt = words.findIndex((word) => !options.has(word));
  const flags = scriptAt === -1 ? words : words.slice(0, scriptAt);
  const script = scriptAt === -1 ? [] : words.slice(scriptAt);

  await installPackages();
  const node = findNode();
  if (!flags.includes('--no-build')) await buildClient(node);
  const env = toolEnvironment(node);
  // Node keeps what it made of each source file, by its text, and so loads the server in half the time.
  env.NODE_COMPILE_CACHE ??= inCheckout('.cache', 'node');
  if (flags.includes('--browser')) Object.assign(env, await findBrowser());
  return script.length === 0 ? 0 : runChild(node, script, { stdio: 'inherit', env });
}

try {
  process.exitCode = await setUpAndRun(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
