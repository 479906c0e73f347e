import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const repositoryRoot = resolve(import.meta.dirname, '../..');

/**
 * Runs an installed package's command on this very Node, with its output where ours goes.
 * @param packageName the package as package.json names it; its first `bin` is what runs
 * @returns the exit code; 1 when a signal ended it
 */
export function runTool(packageName: string, args: readonly string[] = []): Promise<number> {
  return runScript(commandOf(packageName), args);
}

/** The same for a script of ours, given by its path from the repository root. */
export function runScript(path: string, args: readonly string[] = []): Promise<number> {
  const child = spawn(process.execPath, [path, ...args], { cwd: repositoryRoot, stdio: 'inherit' });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}

function commandOf(packageName: string): string {
  const folder = join(repositoryRoot, 'node_modules', packageName);
  const manifest: { bin: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const [command] = Object.values(manifest.bin);
  if (command === undefined) throw new Error(`${packageName} has no command.`);
  return join(folder, command);
}
