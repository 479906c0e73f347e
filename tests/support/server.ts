import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readEnvironment } from '#server/environment.ts';
import { freePort } from './free-port.ts';

/** A real server process, started as an operator would start it. */
export type TestServer = {
  readonly url: string;
  readonly anonKey: string;
  readonly serviceRoleKey: string;
  readonly pid: number;
  readonly dataDir: string;
  /** Everything the server has logged so far. */
  log(): string;
  /** Sends the signal and waits for the end; returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

export type TestServerOptions = {
  /** A folder with `supabase/`: the engine alone on it. Without it the whole product is started. */
  readonly projectDir?: string | undefined;
  readonly databaseUrl?: string;
  /** Kept when given; otherwise a temporary one that goes with the server. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What an earlier server has read of the content, for the data folder of this one; nothing where there is no such file. */
  readonly contentCache?: string | undefined;
};

/** More than a start takes on a machine that has much else to do. */
const START_LIMIT_MS = 120_000;

/** Servers that nobody has stopped yet end with the process that started them. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

const PRODUCT_DIR = join(import.meta.dirname, '..', '..');
const MAIN = join(PRODUCT_DIR, 'server', 'main.ts');
/** Dozens of servers start in a run, each with the same modules: Node compiles them once. */
const COMPILE_CACHE = join(PRODUCT_DIR, 'node_modules', '.cache', 'test-servers');

/** Where a server keeps what it has read of the content, in its data folder. */
export const CONTENT_CACHE = 'content-cache.json';

/**
 * What servers of tests have read of the content of the repository, so that no other one has to read it again. It is known
 * by its text: what has changed since an earlier run is read anew.
 */
export const PRODUCT_CONTENT = join(PRODUCT_DIR, 'node_modules', '.cache', 'product-content.json');

/** Starts a server on a free port and waits until it serves. @throws with the server's log when it does not start */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'ledgerline-test-')));
  const { contentCache } = options;
  if (contentCache !== undefined && existsSync(contentCache))
    await copyFile(contentCache, join(dataDir, CONTENT_CACHE));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
    ...options.env,
  };
  const command = options.projectDir === undefined ? [] : ['backend', '--project', options.projectDir];
  const child = spawn(process.execPath, [MAIN, ...command], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const limit = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
  const lines: string[] = [];
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const cleanUp = async () => {
    running.delete(child);
    clearTimeout(limit);
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
  clearTimeout(limit);

  const { anonKey, serviceRoleKey } = await readEnvironment(command, env, PRODUCT_DIR).loadSecrets();
  return {
    url,
    anonKey,
    serviceRoleKey,
    dataDir,
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
