import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, '..', '..', 'server', 'main.ts');

/**
 * Starts the product as an operator would, with the environment given, and waits until it serves.
 * @throws with what it wrote when it ends before
 */
export async function startProduct(
  env: Readonly<Record<string, string>>,
): Promise<{ stop: () => Promise<unknown> }> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  createInterface(child.stderr).on('line', (line) => lines.push(line));
  const ended = once(child, 'exit');
  const ready = new Promise<void>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.includes('is ready')) resolve();
    });
  });
  const early = ended.then(() => {
    throw new Error(`The product could not be started:\n${lines.join('\n')}`);
  });
  await Promise.race([ready, early]);
  early.catch(() => undefined);
  return {
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
