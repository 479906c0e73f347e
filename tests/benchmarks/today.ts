import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { mkdtemp, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { OpenReviewResponse } from '#domain/quiz/review-contract.ts';
import { startEmbeddedPostgres } from '#server/adapters/postgres/start-embedded-postgres.ts';
import { openDatabase } from '#server/backend/database/database.ts';
import { createAccessTokens } from '#server/backend/keys/access-tokens.ts';
import { loadSecrets } from '#server/backend/keys/secrets.ts';
import { startServer } from '#tests/support/server.ts';
import { loadDemonstration } from '../../tools/demo-data/load-demonstration.ts';
import { showProgress } from '../../tools/demo-data/show-progress.ts';
import { median } from './median.ts';

/*
 * `npm run bench:today`: how long the server takes, asked over HTTP one call after the other, for what a learner's day begins with,
 * with 100,000 demonstration learners and their histories in the database: taking up a review, answering it, the
 * skills, Today, and the search through all lessons. Learners are drawn at random among those who have answered something.
 *
 * Options: --learners N (100,000), --asked N (300), --data-dir DIR (a temporary one): kept, and not filled again.
 */

const TARGET_MS = 20;
const SEARCH_TARGET_MS = 50;
/** One word and two, a rare and a common one, one that is misspelt, and the beginning of one that is still being typed. */
const SEARCHES = ['stop loss', 'drawdown', 'risk', 'kurtosis', 'postion size', 'liquid'];

const { values: options } = parseArgs({
  options: {
    learners: { type: 'string', default: '100000' },
    asked: { type: 'string', default: '300' },
    'data-dir': { type: 'string' },
  },
});

const dataDir = options['data-dir'] ?? (await mkdtemp(join(tmpdir(), 'ledgerline-bench-')));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
const server = await startServer({ databaseUrl: postgres.url, dataDir: join(dataDir, 'server') });
const database = openDatabase({ url: postgres.url, poolSize: 2, onError: () => {} });
const times = new Map<string, number[]>();
try {
  await fill();
  for (const [turn, token] of (await signInLearners()).entries()) await beginDay(token, turn);
  console.table(
    [...times].map(([call, spent]) => {
      const sorted = spent.toSorted((one, other) => one - other);
      const middle = median(sorted);
      const target = call === 'rest/v1/rpc/search_course' ? SEARCH_TARGET_MS : TARGET_MS;
      return {
        call,
        asked: sorted.length,
        'median, ms': Math.round(middle * 10) / 10,
        'p95, ms': Math.round((sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN) * 10) / 10,
        wanted: target,
        met: middle <= target ? 'yes' : 'NO',
      };
    }),
  );
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
  const { rows } = await database.query(
    `select pg_size_pretty(pg_database_size(current_database())) as database,
       pg_size_pretty(pg_total_relation_size('public.responses')) as responses,
       pg_size_pretty(pg_total_relation_size('public.skill_states')) as states,
       pg_size_pretty(pg_total_relation_size('public.review_questions')) as questions,
       (select count(*)::int from public.responses) as answers`,
  );
  console.log(
    `${options.learners} learners after ${Math.round((performance.now() - begun) / 1000)} s.`,
    ...rows,
  );
}

/** Access tokens of learners who have answered something; the demonstration has no passwords. */
async function signInLearners(): Promise<string[]> {
  const { jwtKeys } = await loadSecrets(join(dataDir, 'server'), {});
  const tokens = await createAccessTokens(jwtKeys);
  const { rows } = await database.query<{ id: string }>(
    `select user_id as id from private.learner_days join private.demonstration_users using (user_id)
     order by random() limit $1`,
    [Number(options.asked)],
  );
  const exp = Math.floor(Date.now() / 1000) + 3600;
  return Promise.all(
    rows.map(({ id }) => tokens.sign({ sub: id, role: 'authenticated', aud: 'authenticated', exp })),
  );
}

async function beginDay(token: string, turn: number): Promise<void> {
  await call(token, 'rest/v1/rpc/search_course', {
    course_id: null,
    query: SEARCHES[turn % SEARCHES.length],
  });
  await call(token, 'functions/v1/read-today', { time_zone: 'UTC' });
  await call(token, 'functions/v1/read-skills', {});
  const opened = await call<OpenReviewResponse>(token, 'functions/v1/open-review', { time_zone: 'UTC' });
  const question = opened?.question;
  if (!question) return;
  const { kind, choices = [] } = question.item;
  const ids = choices.map(({ id }) => id);
  const answer = kind === 'numeric' ? 1 : kind === 'ordering' ? ids : ids.slice(0, 1);
  await call(token, 'functions/v1/answer-review-item', { question_id: question.id, try: 1, answer });
}

/** Calls the server and notes how long it took; nothing for what this version does not have. */
async function call<Answer>(token: string, path: string, body: unknown): Promise<Answer | undefined> {
  const begun = performance.now();
  const response = await fetch(`${server.url}/${path}`, {
    method: 'POST',
    headers: {
      apikey: server.anonKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const spent = performance.now() - begun;
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${text}`);
  times.set(path, [...(times.get(path) ?? []), spent]);
  return JSON.parse(text) as Answer;
}
