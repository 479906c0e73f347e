import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { one } from '#domain/kernel/one.ts';
import { readContent } from '#server/adapters/content/reading/read-content.ts';
import { mentorContent } from '#server/adapters/mentor/mentor-content.ts';
import { startEmbeddedPostgres } from '#server/adapters/postgres/start-embedded-postgres.ts';
import { openDatabase } from '#server/backend/database/database.ts';
import { QUESTION_LIMIT } from '#domain/mentor/contract.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { startServer } from '#tests/support/server.ts';
import { fullText, miniSearch, type Search } from './mentor-search.ts';

/*
 * `npm run bench:mentor`: how often the answer to a question of tests/fixtures/mentor/questions.yaml is among the first
 * three, by the search of the product and by PostgreSQL full text, what the server says to them, and how long it takes.
 */

const ROOT = join(import.meta.dirname, '..', '..');
const P95_TARGET_MS = 150;

const question = v.object({
  asks: v.string(),
  intents: v.array(v.string()),
  lessons: v.optional(v.array(v.string())),
});
const questionsFile = v.strictObject({
  answerable: v.array(question),
  unanswerable: v.array(v.string()),
  checked: v.array(question),
  held_out: v.array(question),
});
type Question = v.InferOutput<typeof question>;

const text = await readFile(join(ROOT, 'tests', 'fixtures', 'mentor', 'questions.yaml'), 'utf8');
const { answerable, unanswerable, checked, held_out: heldOut } = v.parse(questionsFile, parse(text));
const { intents } = mentorContent((await readContent(join(ROOT, 'content'))).content);

const dataDir = await mkdtemp(join(tmpdir(), 'ledgerline-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
const server = await startServer({ databaseUrl: postgres.url });
const database = openDatabase({ url: postgres.url, poolSize: 1, onError: () => {} });
try {
  const searches: Record<string, Search> = {
    MiniSearch: miniSearch(intents),
    'PostgreSQL full text': await fullText(database.query, intents),
  };
  const rows = [];
  for (const [name, search] of Object.entries(searches)) {
    rows.push({ search: name, questions: 'fitted', ...(await hitRates(search, answerable)) });
    rows.push({ search: name, questions: 'checked', ...(await hitRates(search, checked)) });
    rows.push({ search: name, questions: 'held out', ...(await hitRates(search, heldOut)) });
  }
  console.table(rows);
  await measureAnswers();
} finally {
  await database.close();
  await server.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** The share of questions whose answer comes first, and among the first three; names the misses. */
async function hitRates(search: Search, questions: readonly Question[]) {
  let first = 0;
  const misses: string[] = [];
  for (const { asks, intents: right } of questions) {
    const found = await search(asks);
    if (right.includes(found[0] ?? '')) first += 1;
    if (!found.some((id) => right.includes(id)))
      misses.push(`  "${asks}" gave ${found.join(', ') || 'nothing'}`);
  }
  if (misses.length > 0) console.log(`Missed:\n${misses.join('\n')}\n`);
  const share = (count: number) => `${Math.round((count / questions.length) * 100)}%`;
  return { first: share(first), 'first three': share(questions.length - misses.length) };
}

/** Asks the server over HTTP, as learners do, each within the limit of an account. */
async function measureAnswers(): Promise<void> {
  const wrong: string[] = [];
  const times: number[] = [];
  const expected = [
    ...[...answerable, ...checked, ...heldOut].map(({ asks, intents: right }) => ({ asks, right })),
    ...unanswerable.map((asks) => ({ asks, right: ['default'] })),
  ];
  let learner: TestLearner | undefined;
  for (const [place, { asks, right }] of expected.entries()) {
    if (learner === undefined || place % QUESTION_LIMIT.limit === 0) {
      learner = await signUpLearner(server, `learner-${place}@example.org`);
    }
    const start = performance.now();
    const { status, body } = await learner.call('ask-mentor', { content: asks });
    times.push(performance.now() - start);
    if (status !== 200) throw new Error(`"${asks}" was answered with ${status}`);
    const { rows } = await database.query<{ answered_by: string }>(
      'select answered_by from public.mentor_messages where id = $1',
      [(body.reply as { id: string }).id],
    );
    const by = one(rows).answered_by;
    if (!right.includes(by)) wrong.push(`  "${asks}" was answered by ${by}`);
  }
  console.log(`Answered by something else:\n${wrong.join('\n')}\n`);
  const sorted = times.toSorted((one, other) => one - other);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
  console.table([
    {
      questions: expected.length,
      'answered as expected': `${Math.round((1 - wrong.length / expected.length) * 100)}%`,
      'p50, ms': sorted[Math.floor(sorted.length / 2)]?.toFixed(1),
      'p95, ms': p95.toFixed(1),
      target: P95_TARGET_MS,
      met: p95 <= P95_TARGET_MS ? 'yes' : 'NO',
    },
  ]);
}
