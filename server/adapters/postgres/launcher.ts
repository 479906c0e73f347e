import { type SpawnOptions, spawn } from 'node:child_process';
import { lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { POSTGRES_ENVIRONMENT } from './clean-environment.ts';

/** A user and group by number. */
export interface Account {
  uid: number;
  gid: number;
}

/** One way of running PostgreSQL's programs as somebody other than root. */
export interface Launcher {
  /** For the operator: `as user 65534`. */
  description: string;
  /** Who must own the folders PostgreSQL writes to; null leaves them to the user who runs the server. */
  owner: Account | null;
  /** Command that is put before the program, with its arguments. */
  prefix: string[];
  /** Account that the operating system switches to before it runs the command. */
  switchTo: Account | null;
}

/** Runs programs as the user who runs the server. */
export const RUN_DIRECTLY: Launcher = { description: 'directly', owner: null, prefix: [], switchTo: null };

/** Starts a program; `options` as for Node's `spawn`, except what the launcher decides itself. */
export function launch(
  launcher: Launcher,
  program: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'stdio' | 'detached'>,
) {
  const [command = program, ...rest] = [...launcher.prefix, program, ...args];
  return spawn(command, rest, {
    ...options,
    ...launcher.switchTo,
    env: POSTGRES_ENVIRONMENT,
    // The server's own folder may be closed to the user PostgreSQL runs as.
    cwd: process.platform === 'win32' ? undefined : '/',
    windowsHide: true,
  });
}

/** What a program that ran to its end printed and how it ended; `code` is null after a signal. */
export interface ProgramResult {
  code: number | null;
  output: string;
}

/**
 * Runs a program to its end.
 *
 * @param input text for its standard input
 * @throws the system's error when the program cannot be started at all
 */
export function runProgram(
  launcher: Launcher,
  program: string,
  args: readonly string[],
  input = '',
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = launch(launcher, program, args, { stdio: 'pipe' });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
    // A program that ends without reading its input is judged by its exit code.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

/**
 * Gives a folder and everything in it to the account that the launcher runs programs as.
 * The folder itself changes hands last: while it has not, the next start begins again.
 */
export async function handOver(launcher: Launcher, folder: string): Promise<void> {
  const { owner } = launcher;
  if (owner === null || (await stat(folder)).uid === owner.uid) return;
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, entry), owner.uid, owner.gid);
  }
  await lchown(folder, owner.uid, owner.gid);
}
