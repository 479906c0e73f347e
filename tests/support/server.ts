import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

/** A real server process, started as an operator would start it. */
export type TestServer = {
  readonly url: string;
  readonly anonKey: string;
  readonly serviceRoleKey: string;
  readonly pid: number;
  /** Everything the server has logged so far. */
  log(): string;
  /** Sends the signal and waits for the end; returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

export type TestServerOptions = {
  /** A folder with `supabase/`: the engine alone on it. Without it the whole product is started. */
  readonly projectDir?: string;
  readonly databaseUrl?: string;
  /** Kept when given; otherwise a temporary one that goes with the server. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
};

const MAIN = join(import.meta.dirname, '..', '..', 'server', 'main.ts');

/** Starts a server on a free port and waits until it serves. @throws with the server's log when it does not start */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'ledgerline-test-')));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    PATH: process.env.PATH ?? '',
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
    ...options.env,
  };
  const command = options.projectDir === undefined ? [] : ['backend', '--project', options.projectDir];
  const child = spawn(process.execPath, [MAIN, ...command], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const cleanUp = async () => {
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  createInterface(child.stderr).on('line', (line) => lines.push(line));
  const ready = new Promise<void>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.includes('is ready')) resolve();
    });
  });
  const early = ended.then(async ([code]) => {
    await cleanUp();
    throw new Error(`The server ended with ${code} before it served:\n${lines.join('\n')}`);
  });
  await Promise.race([ready, early]);
  early.catch(() => {});

  const keys = await readKeys(env, command);
  return {
    ...keys,
    url,
    pid: child.pid ?? 0,
    log: () => lines.join('\n'),
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      const [code] = await ended;
      await cleanUp();
      return code;
    },
  };
}

/** What `npm run -s keys -- --json` prints for the same installation. */
async function readKeys(
  env: Record<string, string>,
  command: readonly string[],
): Promise<{ anonKey: string; serviceRoleKey: string }> {
  const child = spawn(process.execPath, [MAIN, 'keys', ...command.slice(1), '--json'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  for await (const chunk of child.stdout) text += String(chunk);
  return JSON.parse(text) as { anonKey: string; serviceRoleKey: string };
}
