import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { one } from '#domain/kernel/one.ts';
import { startEmbeddedPostgres } from '#server/adapters/postgres/start-embedded-postgres.ts';
import { type Database, openDatabase } from '#server/backend/database/database.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { loadDemonstration } from '../../tools/demo-data/load-demonstration.ts';
import { showProgress } from '../../tools/demo-data/show-progress.ts';
import { GAINS } from './admin-gains.ts';
import { type AdminReading, adminReadings, type Subjects } from './admin-readings.ts';
import { measureGains } from './measure-gains.ts';
import { median } from './median.ts';

/*
 * `npm run bench:admin`: how long the admin pages wait for their readings with 100,000 demonstration learners in the
 * database, over HTTP as a browser asks. The readings take turns, since these machines are shared and noisy: all of them
 * are asked once before any is asked again, forwards and backwards. Then what indexes and kept sums bring: with and without
 * in the same transaction.
 *
 * Options: --learners N (100,000), --runs N (15), --data-dir DIR (a temporary one): kept, and not filled again.
 */

const TARGET_MS = 300;

const { values: options } = parseArgs({
  options: {
    learners: { type: 'string', default: '100000' },
    runs: { type: 'string', default: '15' },
    'data-dir': { type: 'string' },
  },
});
const runs = Number(options.runs);

const dataDir = options['data-dir'] ?? (await mkdtemp(join(tmpdir(), 'ledgerline-bench-')));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
const server = await startServer({ databaseUrl: postgres.url });
const database = openDatabase({ url: postgres.url, poolSize: 2, onError: () => {} });
try {
  await fill();
  const token = await signInAsAdmin();
  const readings = adminReadings(await findSubjects(database));
  console.table(await measureReadings(readings, token));
  console.table(await measureGains(database, GAINS));
} finally {
  await database.close();
  await server.stop();
  await postgres.stop();
  if (options['data-dir'] === undefined) await rm(dataDir, { recursive: true, force: true });
}

async function fill(): Promise<void> {
  const { rowCount } = await database.query('select from private.demonstration_users limit 1');
  if (rowCount > 0) return;
  const demonstration = {
    learners: Number(options.learners),
    seed: 1,
    until: Date.now(),
    secret: 'a-secret-of-tests-alone',
  };
  const begun = performance.now();
  await loadDemonstration(database, demonstration, showProgress('Making up learners'));
  console.log(`${options.learners} learners after ${Math.round((performance.now() - begun) / 1000)} s.`);
}

/** Gives the access token of an admin who was not there before. */
async function signInAsAdmin(): Promise<string> {
  const { auth, id } = await signUpLearner(server, `admin-${Date.now()}@example.org`);
  await database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [id]);
  const { data } = await auth.getSession();
  return data.session?.access_token ?? '';
}

/** The course with most lessons, and a learner from the middle. */
async function findSubjects({ query }: Database): Promise<Subjects> {
  const { rows } = await query<Subjects>(`
    select
      (select course_id from public.lessons group by course_id order by count(*) desc limit 1) as "courseId",
      learner.id as "userId", learner.email,
      (select min(created_at)::date::text from auth.users) as from, now()::date::text as to
    from (
      select id, email from auth.users join private.demonstration_users on user_id = id
      order by created_at offset (select count(*) / 2 from private.demonstration_users) limit 1
    ) as learner`);
  return one(rows);
}

async function measureReadings(readings: readonly AdminReading[], token: string) {
  const times = new Map<AdminReading, number[]>(readings.map((reading) => [reading, []]));
  for (let turn = 0; turn <= runs; turn += 1) {
    for (const reading of turn % 2 === 0 ? readings : readings.toReversed()) {
      const spent = await ask(server, reading, token);
      // The first turn warms the caches up.
      if (turn > 0) times.get(reading)?.push(spent);
    }
  }
  return readings.map((reading) => {
    const sorted = (times.get(reading) ?? []).toSorted((one, other) => one - other);
    const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
    return {
      tab: reading.tab,
      reading: reading.name,
      'median, ms': Math.round(median(sorted)),
      'p95, ms': Math.round(p95),
      [`within ${TARGET_MS} ms`]: p95 <= TARGET_MS ? 'yes' : 'NO',
    };
  });
}

/** Milliseconds until the whole answer is there. */
async function ask(
  { url, anonKey }: TestServer,
  { path, body, name }: AdminReading,
  token: string,
): Promise<number> {
  const begun = performance.now();
  const response = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      apikey: anonKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(body === undefined && { prefer: 'count=exact' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const spent = performance.now() - begun;
  if (!response.ok) throw new Error(`"${name}" was answered with ${response.status}: ${text.slice(0, 200)}`);
  return spent;
}
