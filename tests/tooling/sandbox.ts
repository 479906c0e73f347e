import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const repositoryRoot = resolve(import.meta.dirname, '../..');

/** A folder that looks like the repository to its tools: the real settings, and only the planted files. */
export interface Sandbox {
  root: string;
  /** Writes files given by their path from the root. */
  write: (files: Record<string, string>) => void;
  /** Runs `node path ...args` in the folder. */
  run: (path: string, args?: readonly string[]) => Promise<{ code: number; stdout: string; output: string }>;
  [Symbol.dispose]: () => void;
}

/** Makes a sandbox with a copy of the named settings files and folders; node_modules is linked. */
export function createSandbox(settings: readonly string[]): Sandbox {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'ledgerline-tooling-')));
  for (const path of settings) cpSync(join(repositoryRoot, path), join(root, path), { recursive: true });
  symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'), 'junction');
  return {
    root,
    write(files) {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
    },
    run: (path, args = []) =>
      new Promise((done) => {
        execFile(process.execPath, [path, ...args], { cwd: root }, (error, stdout, stderr) => {
          const code = typeof error?.code === 'number' ? error.code : Number(error !== null);
          done({ code, stdout, output: stdout + stderr });
        });
      }),
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}
