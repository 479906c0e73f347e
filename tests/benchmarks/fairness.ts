import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/adapters/postgres/start-embedded-postgres.ts';
import { freePort } from '#tests/support/free-port.ts';
import { ATTACKS } from './attacks.ts';
import { median } from './median.ts';
import { prepareLearners } from './prepare-learners.ts';

/*
 * `npm run bench:fairness`: what signed-in readers notice of a stranger at their own address, who asks the worst that the
 * public key may ask in 24 loops. Readers read on all the time; quiet and attacked stretches take turns, since these machines
 * are shared and noisy: only the ratio of neighbouring stretches means something.
 *
 * Options: --seconds N per stretch (3), --rounds N (3), --readers N (8), --loops N (24), --only NAME.
 */

const ROOT = join(import.meta.dirname, '..', '..');
const argument = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};
const option = (name: string, otherwise: number) => Number(argument(name) ?? otherwise);
const seconds = option('seconds', 3);
const rounds = option('rounds', 3);
const loops = option('loops', 24);

/** What a learner does between two requests, in milliseconds. */
const THINKING_MS = 20;
/** Until an attack is in full swing, and until the last of it has been answered, in milliseconds. */
const SETTLING_MS = 1000;
/** Wanted: p95 of the readers under attack, as a multiple of what it was. */
const WANTED = 2;

/** Makes the catalogue as large as five full courses, with texts of 20 kB. */
const ENLARGE = `
insert into public.modules (id, course_id, slug, title, description, order_index, week, status)
  select gen_random_uuid(), id, 'module-' || n, 'Module ' || n, repeat('Its objective. ', 20), n, 1, 'written'
  from public.courses, generate_series(2, 26) as n;
insert into public.lessons (id, module_id, course_id, slug, title, description, content_type, duration_minutes, is_free, order_index, author, reviewed_on)
  select gen_random_uuid(), modules.id, course_id, 'lesson-' || n, 'Lesson ' || n, repeat('A lesson. ', 20), 'text', 5, true, n, 'Editors', '2026-11-20'
  from public.modules, generate_series(101, 105) as n;
insert into public.lesson_bodies (lesson_id, html, plain_text, body_hash)
  select id, (select string_agg(md5(id::text || n), ' ') from generate_series(1, 600) as n),
    (select string_agg(md5(n || id::text), ' ') from generate_series(1, 600) as n), 'hash'
  from public.lessons;
analyze;`;

const dataDir = await mkdtemp(join(tmpdir(), 'ledgerline-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
const port = await freePort();
const engine = spawn(
  process.execPath,
  ['server/main.ts', 'backend', '--project', ROOT, '--database-url', postgres.url, '--data-dir', dataDir],
  {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_PER_MINUTE: '0', ACCOUNT_REQUESTS_PER_MINUTE: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  },
);
const agent = new Agent({ keepAlive: true });
let latencies: number[] = [];
let isReading = true;
try {
  await once(engine.stdout, 'data');
  const learners = await prepareLearners(postgres.url, dataDir);
  await enlarge(postgres.url);
  const readers = learners.list.slice(0, option('readers', 8)).map(async ({ id, token }) => {
    const path = `/rest/v1/user_progress?select=*&user_id=eq.${id}`;
    while (isReading) {
      await read(path, { apikey: learners.anonKey, authorization: `Bearer ${token}` });
      await delay(THINKING_MS);
    }
  });
  await delay(2 * SETTLING_MS);
  const rows = [];
  for (const { name } of ATTACKS) {
    if ([name, undefined].includes(argument('only'))) rows.push(await measure(name, learners.anonKey));
  }
  isReading = false;
  await Promise.all(readers);
  console.table(rows);
} finally {
  engine.kill('SIGTERM');
  await once(engine, 'exit');
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(name: string, key: string) {
  const turns: { quiet: number; attacked: number }[] = [];
  let highest = 0;
  let answers = '';
  for (let round = 0; round < rounds; round += 1) {
    await delay(SETTLING_MS);
    const quiet = await p95During();
    const attacker = spawn(
      process.execPath,
      [join(import.meta.dirname, 'attack.ts'), String(port), key, name, String(loops)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await delay(SETTLING_MS);
    turns.push({ quiet, attacked: await p95During() });
    highest = Math.max(highest, memoryOf(engine));
    answers = await stop(attacker);
  }
  const ratio = median(turns.map(({ quiet, attacked }) => attacked / quiet));
  return {
    attack: name,
    'quiet p95 ms': median(turns.map(({ quiet }) => quiet)).toFixed(1),
    'attacked p95 ms': median(turns.map(({ attacked }) => attacked)).toFixed(1),
    ratio: ratio.toFixed(2),
    'memory MB': Math.round(highest),
    'answers to the attacker': answers,
    met: ratio <= WANTED ? 'yes' : 'NO',
  };
}

async function p95During(): Promise<number> {
  latencies = [];
  await delay(seconds * 1000);
  const sorted = latencies.sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}

function read(path: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const sentAt = performance.now();
  return new Promise((resolve, reject) => {
    request({ port, path, headers, agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A reader was answered ${answer.statusCode}.`));
      answer.resume().on('end', () => {
        latencies.push(performance.now() - sentAt);
        resolve();
      });
    })
      .on('error', reject)
      .end();
  });
}

async function stop(attacker: ChildProcess): Promise<string> {
  let text = '';
  attacker.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(attacker, 'close');
  attacker.kill('SIGTERM');
  await ended;
  return text;
}

/** Resident memory in megabytes. */
function memoryOf({ pid }: ChildProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;
}

async function enlarge(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query(ENLARGE);
  } finally {
    await client.end();
  }
}
