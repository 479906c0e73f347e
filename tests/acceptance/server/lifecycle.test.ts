import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '#tests/support/server.ts';

/*
 * The server as an operator runs it: with its own PostgreSQL, in a data folder of its own, stopped and killed.
 */

const projectDir = join(import.meta.dirname, '..', '..', 'fixtures', 'functions-project');
const MAIN = join(import.meta.dirname, '..', '..', '..', 'server', 'main.ts');
let dataDir: string;
const running: TestServer[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ledgerline-lifecycle-'));
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}): Promise<TestServer> {
  const server = await startServer({ projectDir, dataDir, env });
  running.push(server);
  return server;
}

const asService = (server: TestServer) => ({
  apikey: server.serviceRoleKey,
  authorization: `Bearer ${server.serviceRoleKey}`,
  'content-type': 'application/json',
});

async function writeNote(server: TestServer, text: string): Promise<boolean> {
  const response = await fetch(`${server.url}/rest/v1/notes`, {
    method: 'POST',
    headers: asService(server),
    body: JSON.stringify({ text }),
  });
  await response.arrayBuffer();
  return response.status === 201;
}

async function readNotes(server: TestServer): Promise<string[]> {
  const response = await fetch(`${server.url}/rest/v1/notes?select=text&order=id`, {
    headers: asService(server),
  });
  const rows = (await response.json()) as { text: string }[];
  return rows.map(({ text }) => text);
}

describe('a server with its own PostgreSQL', () => {
  test('keeps its data and its keys over a stop and a start', async () => {
    const first = await start();
    await writeNote(first, 'kept');
    expect(await first.stop()).toBe(0);
    const second = await start();
    expect(second.anonKey).toBe(first.anonKey);
    expect(await readNotes(second)).toEqual(['from the seed', 'kept']);
  });

  test('loses nothing it acknowledged when it is killed during writes, and starts again by itself', async () => {
    const first = await start();
    const acknowledged: string[] = [];
    let enough: () => void = () => {};
    const written = new Promise<void>((resolve) => {
      enough = resolve;
    });
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let n = 0; ; n += 1) {
        const text = `writer ${writer}, note ${n}`;
        if (!(await writeNote(first, text))) throw new Error('refused');
        acknowledged.push(text);
        if (acknowledged.length === 100) enough();
      }
    });
    const ends = Promise.allSettled(writers);
    await written;
    await first.stop('SIGKILL');
    await ends;

    const second = await start();
    expect(await readNotes(second)).toEqual(expect.arrayContaining(acknowledged));
  });

  test('does not care about PG variables of the environment', async () => {
    const server = await start({
      PGHOST: 'nowhere.example',
      PGPORT: '1',
      PGUSER: 'nobody',
      PGDATABASE: 'none',
      PGSSLMODE: 'require',
    });
    expect(await readNotes(server)).toEqual(['from the seed']);
  });

  test('a second server on the same folder is refused in one sentence, and the first goes on', async () => {
    const first = await start();
    const second = spawn(process.execPath, [MAIN, 'backend', '--project', projectDir], {
      env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, PORT: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    second.stderr.on('data', (chunk) => {
      said += String(chunk);
    });
    const [code] = await once(second, 'exit');
    expect(code).toBe(1);
    expect(said.trim().split('\n').at(-1)).toContain(dataDir);
    expect(await readNotes(first)).toEqual(['from the seed']);
  });
});

describe.each(['SIGINT', 'SIGTERM'] as const)('on %s', (signal) => {
  test('a request in flight finishes before the server ends', async () => {
    const server = await start();
    const response = await fetch(`${server.url}/functions/v1/count-down`, { headers: asService(server) });
    const ended = server.stop(signal);
    expect(await response.text()).toBe('2\n1\n');
    expect(await ended).toBe(0);
  });
});

test.each([
  [['backend'], {}, 'Name the project folder: npm run backend -- --project DIR'],
  [['dance'], {}, 'There is no command "dance".'],
  [[], { PORT: 'http' }, 'PORT must be a whole number'],
  [[], { PUBLIC_URL: 'learn.example.org' }, 'PUBLIC_URL must be an address'],
  [[], { TRUSTED_PROXIES: 'anybody', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, ''],
])('a wrong start %j %j ends with one sentence', async (args, env, sentence) => {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(said).toContain(sentence);
  expect(said).not.toContain('    at ');
});
