import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { one as first } from '#domain/kernel/one.ts';
import { readContent } from '#server/adapters/content/reading/read-content.ts';
import { mentorContent } from '#server/adapters/mentor/mentor-content.ts';
import { startEmbeddedPostgres } from '#server/adapters/postgres/start-embedded-postgres.ts';
import { openDatabase } from '#server/backend/database/database.ts';
import { LANGUAGES, type Language } from '#domain/kernel/languages.ts';
import { CALCULATORS } from '#domain/mentor/calculators/calculators.ts';
import { QUESTION_LIMIT } from '#domain/mentor/contract.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { startServer } from '#tests/support/server.ts';
import { fullText, miniSearch, type Search } from './mentor-search.ts';

/*
 * `npm run bench:mentor`: how often the answer to a question of tests/fixtures/mentor/questions.yaml is among the first
 * three, by the search of the product and by PostgreSQL full text; then what the server says to them and to those of
 * conversations.yaml (follow-ups, calculations, six languages, what the courses do not teach, advice, injection, despair):
 * the share right alone, right in the first three, of the worst language, and how long it takes. Those of learners-*.yaml are
 * typed as learners type. Those of held-out.yaml, to which nothing was ever fitted, are counted apart.
 */

const ROOT = join(import.meta.dirname, '..', '..');
const P95_TARGET_MS = 60;

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
const conversationQuestion = v.strictObject({
  kind: v.picklist([
    'question',
    'follow-up',
    'calculation',
    'out-of-scope',
    'advice',
    'injection',
    'despair',
  ]),
  after: v.optional(v.array(v.string()), []),
  asks: v.string(),
  right: v.array(v.string()),
  says: v.optional(v.string()),
});
const conversations = await readConversations('conversations.yaml');
const neverTunedTo = await readConversations('held-out.yaml');
const asTyped = await Promise.all(
  (await readdir(join(ROOT, 'tests', 'fixtures', 'mentor')))
    .filter((name) => name.startsWith('learners-'))
    .map((name) => readConversations(name)),
);
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
await import('./mentor-model.ts');

async function readConversations(name: string) {
  const file = await readFile(join(ROOT, 'tests', 'fixtures', 'mentor', name), 'utf8');
  return v.parse(v.record(v.picklist(LANGUAGES), v.array(conversationQuestion)), parse(file));
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

type Expected = {
  /** Whether nothing was ever written or changed because of it. */
  readonly isHeldOut: boolean;
  readonly language: Language;
  readonly kind: v.InferOutput<typeof conversationQuestion>['kind'];
  readonly after: readonly string[];
  readonly asks: string;
  readonly right: readonly string[];
  readonly says?: string | undefined;
};

type Outcome = Expected & { readonly alone: boolean; readonly inThree: boolean; readonly by: string };

/** Asks the server over HTTP, as learners do, each within the limit of an account. */
async function measureAnswers(): Promise<void> {
  const old = { language: 'en', after: [], isHeldOut: false } as const;
  const ofFile = (file: typeof conversations, isHeldOut: boolean) =>
    LANGUAGES.flatMap((language) => (file[language] ?? []).map((one) => ({ ...one, language, isHeldOut })));
  const expected: Expected[] = [
    ...[...answerable, ...checked, ...heldOut].map(({ asks, intents: right }) => ({
      ...old,
      kind: 'question' as const,
      asks,
      right,
    })),
    ...unanswerable.map((asks) => ({ ...old, kind: 'out-of-scope' as const, asks, right: ['default'] })),
    ...[conversations, ...asTyped].flatMap((file) => ofFile(file, false)),
    ...ofFile(neverTunedTo, true),
  ];
  const times: number[] = [];
  const outcomes: Outcome[] = [];
  let learner: TestLearner | undefined;
  let left = 0;
  for (const [place, one] of expected.entries()) {
    const asks = [...one.after, one.asks];
    if (learner === undefined || left < asks.length) {
      learner = await signUpLearner(server, `learner-${place}@example.org`);
      left = QUESTION_LIMIT.limit;
    }
    left -= asks.length;
    let conversation_id: unknown = null;
    let reply = { by: '', content: '', related: [] as readonly string[] };
    for (const content of asks) {
      const start = performance.now();
      const { status, body } = await learner.call('ask-mentor', {
        content,
        conversation_id,
        language: one.language,
      });
      times.push(performance.now() - start);
      if (status !== 200) throw new Error(`"${content}" was answered with ${status}`);
      conversation_id = body.conversation_id;
      const said = body.reply as { id: string; content: string };
      const { rows } = await database.query<{ answered_by: string }>(
        'select answered_by from public.mentor_messages where id = $1',
        [said.id],
      );
      const related = (body.related ?? []) as readonly string[];
      reply = { by: first(rows).answered_by, content: said.content.replaceAll(/\s/g, ' '), related };
    }
    const says = one.says === undefined || reply.content.includes(one.says);
    const alone = isRight(one.right, reply.by) && says;
    const offered = reply.related.map(
      (question) => intents.find((intent) => intent.question === question)?.id,
    );
    const inThree = alone || offered.some((id) => id !== undefined && one.right.includes(id));
    outcomes.push({ ...one, alone, inThree, by: says ? reply.by : `${reply.by}, without ${one.says}` });
  }
  const sorted = times.toSorted((first, second) => first - second);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
  const tunedTo = outcomes.filter(({ isHeldOut }) => !isHeldOut);
  const wrong = tunedTo.filter(({ alone }) => !alone);
  const lines = wrong.map(({ language, asks, by }) => `  ${language} "${asks}" was answered by ${by}`);
  console.log(`Answered by something else:\n${lines.join('\n')}\n`);
  report('Tuned to', tunedTo);
  // Which of them are missed is not said: whoever read it would write for them.
  report(
    'Held out',
    outcomes.filter(({ isHeldOut }) => isHeldOut),
  );
  console.table([row('p95, ms', Math.round(p95 * 10) / 10, `<= ${P95_TARGET_MS}`, p95 <= P95_TARGET_MS)]);
}

/** Prints the shares that were right, by language and by kind. */
function report(name: string, outcomes: readonly Outcome[]): void {
  console.log(`${name}: ${outcomes.length} questions`);
  const of = (kind: Expected['kind']) => outcomes.filter((outcome) => outcome.kind === kind);
  const byLanguage = LANGUAGES.map((language) => {
    const asked = outcomes.filter((outcome) => outcome.language === language);
    return { language, questions: asked.length, ...shares(asked) };
  });
  const byKind = conversationQuestion.entries.kind.options.map((kind) => ({
    kind,
    questions: of(kind).length,
    ...shares(of(kind)),
  }));
  console.table(byLanguage);
  console.table(byKind);
  const all = shares(outcomes);
  const worst = Math.min(...byLanguage.map(({ alone }) => alone));
  const outOfScope = Math.round((100 - shares(of('out-of-scope')).alone) * 10) / 10;
  const advice = of('advice').filter(({ alone }) => !alone).length;
  console.table([
    row('right alone, %', all.alone, '>= 85', all.alone >= 85),
    row('right in the first three, %', all['in three'], '>= 97', all['in three'] >= 97),
    row('worst language, %', worst, '>= 75', worst >= 75),
    row('advice not refused', advice, '0', advice === 0),
    row('wrong answers to out-of-scope, %', outOfScope, '<= 3', outOfScope <= 3),
    row('despair met with help, %', shares(of('despair')).alone, '100', shares(of('despair')).alone === 100),
  ]);
}

function row(what: string, measured: number, target: string, isMet: boolean) {
  return { what, measured, target, met: isMet ? 'yes' : 'NO' };
}

function shares(outcomes: readonly { readonly alone: boolean; readonly inThree: boolean }[]) {
  const share = (count: number) => Math.round((count / outcomes.length) * 1000) / 10;
  return {
    alone: share(outcomes.filter(({ alone }) => alone).length),
    'in three': share(outcomes.filter(({ inThree }) => inThree).length),
  };
}

/** A sum answers for the intent that says the same in general. */
function isRight(right: readonly string[], by: string): boolean {
  const [calculator, name = ''] = by.split('/');
  const isSum = calculator === 'calculator' && Object.hasOwn(CALCULATORS, name);
  return (
    right.includes(by) || (isSum && right.includes(CALCULATORS[name as keyof typeof CALCULATORS].intent))
  );
}
