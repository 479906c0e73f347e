import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { adminCalls } from '#tests/acceptance/admin/admin-calls.ts';
import { ACTIVITY_LESSON } from '#tests/support/activity-product.ts';
import { ASKING_LESSON, askingLecture } from '#tests/support/asking-lecture.ts';
import { examCalls, sampleOf, seasonCalls } from '#tests/support/argument-sample.ts';
import { simulatorCalls } from '#tests/support/simulator-calls.ts';
import { productFunctionNames } from '#tests/support/product-function-names.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { type QuizProduct, startQuizProduct } from '#tests/support/quiz-product.ts';

/*
 * Neither an answer nor a locked text leaves the server before its time, whatever is called. Tables, views and functions
 * of the database come from its catalogue and those of the server from their index, so that a new one is tried too,
 * or fails here until somebody says how it is called.
 */

const LOCKED = 'LOCKED-BODY';

/** One activity of each kind. */
const DONE_THERE = ['average-cost', 'first-guess', 'an-answer', 'many-flips', 'three-games'];

const lockedModule = 'courses/first-steps/02-loss-limits';
const lockedIds = {
  text: stableId('first-steps', 'loss-limits', 'a-limit'),
  quiz: stableId('first-steps', 'loss-limits', 'check-the-limit'),
};
const facts = `title: A limit
description: One.
minutes: 5
author: Editors
reviewed: 2026-11-20
skills: [risk-register]
`;

/** Modules that somebody may try to go past by a test. */
const TESTED = [stableId('first-steps', 'money-at-risk'), stableId('first-steps', 'loss-limits')];

type Visitor = {
  readonly name: string;
  readonly headers: Record<string, string>;
  readonly attemptId: string;
};

let product: QuizProduct;
let visitors: Visitor[];
/** The texts of the answer keys, as JSON writes them. */
let secrets: string[];

beforeAll(async () => {
  product = await startQuizProduct([
    askingLecture('04'),
    {
      edit: 'courses/first-steps/01-money-at-risk/03-do-it-yourself.lesson.md',
      replace: 'title:',
      with: 'title:',
    },
    {
      edit: 'placement/placement.yaml',
      more: ['placement/sizing-and-risk.yaml'],
      replace: 'offered: false',
      with: 'offered: true',
    },
    { edit: `${lockedModule}/module.yaml`, replace: 'status: in-writing', with: 'status: written' },
    { add: `${lockedModule}/01-a-limit.lesson.md`, text: `---\n${facts}---\n\n## ${LOCKED}\n` },
    {
      add: `${lockedModule}/02-check-the-limit.quiz.yaml`,
      text: `${facts}items:
  - id: locked-item
    kind: numeric
    skill: risk-register
    difficulty: 1
    prompt: ${LOCKED}
    answer: 7
    tolerance: 0
    calculation: 3 + 4
    explanation: ${LOCKED} explained.
`,
    },
  ]);
  const { server, database, quizId } = product;
  const learner = await signUpLearner(server, 'learner@example.org');
  const enrolled = await signUpLearner(server, 'enrolled@example.org');
  await enrolled.rest
    .from('enrollments')
    .insert({ user_id: enrolled.id, course_id: stableId('first-steps') });
  visitors = [
    {
      name: 'visitor',
      headers: { apikey: server.anonKey, authorization: `Bearer ${server.anonKey}` },
      attemptId: stableId('nobody'),
    },
    ...(await Promise.all(
      [learner, enrolled].map(async (person) => {
        const { data } = await person.auth.getSession();
        const { body } = await person.call('start-quiz', { lesson_id: quizId });
        return {
          name: person.email,
          headers: { apikey: server.anonKey, authorization: `Bearer ${data.session?.access_token}` },
          attemptId: String(body.attempt_id),
        };
      }),
    )),
  ];
  const { rows } = await database.query<{ text: string }>(
    `select distinct value #>> '{}' as text
     from public.quiz_answer_keys, jsonb_path_query(key - 'prompt_html', '$.** ? (@.type() == "string")') as value
     union
     select value #>> '{}' from public.placement_items,
       jsonb_path_query(key - 'prompt_html', '$.** ? (@ starts with "<")') as value where valid_to is null
     union
     select value #>> '{}' from public.activity_keys, jsonb_path_query(key, '$.** ? (@ starts with "<")') as value
     where lesson_id = any ($1) and value not in (select jsonb_path_query(key, '$.**.prompt_html'))`,
    [[ACTIVITY_LESSON, ASKING_LESSON]],
  );
  // What stands between the numbers of a generated item, and is long enough to stand nowhere by chance; JSON writes the
  // quotation marks of HTML with a backslash.
  secrets = rows
    .flatMap(({ text }) => {
      const parts = text.split(/\d{19}/);
      return parts.filter((part) => part.length > (parts.length === 1 ? 12 : 20));
    })
    .map((text) => JSON.stringify(text).slice(1, -1));
});
afterAll(() => product?.stop());

async function ask(visitor: Visitor, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${product.server.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...visitor.headers, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

function expectNoSecret(visitor: Visitor, call: string, text: string): void {
  const where = `${visitor.name}: ${call}`;
  // Thousands of texts are looked for in the answers of thousands of calls: one expectation for each would take a minute.
  expect(
    secrets.filter((secret) => text.includes(secret)),
    where,
  ).toEqual([]);
  expect(text, where).not.toMatch(/"(explanations|tolerance|slots|variables|belief|author_difficulty)"/);
  // The level that a file gives its item is a whole number; the difficulty that the placement reckons with is none.
  expect(text, where).not.toMatch(/"?difficulty"?\s*[:,]\s*"?-?\d*\.\d/);
  if (!visitor.name.startsWith('enrolled')) expect(text, where).not.toContain(LOCKED);
}

async function columnOf(query: string): Promise<string[]> {
  const { rows } = await product.database.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}

/** Asks for every table and view of every schema, as each visitor. */
async function readEveryRelation(): Promise<void> {
  const relations = await product.database.query<{ schema: string; name: string }>(
    `select nspname as schema, relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'v', 'm', 'p') and nspname not like 'pg\\_%' and nspname <> 'information_schema'`,
  );
  expect(relations.rows.length).toBeGreaterThan(30);
  for (const visitor of visitors) {
    for (const { schema, name } of relations.rows) {
      for (const accept of ['application/json', 'text/csv']) {
        const headers = { accept, 'accept-profile': schema };
        const { text } = await ask(visitor, `/rest/v1/${name}?select=*`, undefined, headers);
        expectNoSecret(visitor, `${schema}.${name}`, text);
      }
    }
  }
}

/** Asks each table for what keeps answers, through whatever refers to it. */
async function readEveryReference(): Promise<void> {
  const tables = await columnOf(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')`,
  );
  for (const visitor of visitors) {
    for (const table of tables) {
      for (const inner of [
        'quiz_answer_keys',
        'activity_keys',
        'placement_items',
        'lesson_bodies',
        'lessons(*,lesson_bodies(*),quiz_answer_keys',
      ]) {
        const select = `*,${inner}(*)${inner.includes('(') ? ')' : ''}`;
        const { text } = await ask(visitor, `/rest/v1/${table}?select=${select}`);
        expectNoSecret(visitor, `${table}?select=${select}`, text);
      }
    }
  }
}

describe('before an answer is given', () => {
  test('there is something to hide, and the enrolled see what is theirs', async () => {
    expect(secrets.length).toBeGreaterThan(20);
    expect(secrets.some((secret) => secret.includes('It costs $60 in an average year.'))).toBe(true);
    expect(secrets).toContain('<p>Boldness helped, and so did luck.</p>');
    // What a stop of a lecture tells once it is answered.
    expect(secrets).toContain('<p>It is $360.</p>');
    const { rows: reckoned } = await product.database.query(
      'select from public.placement_items where difficulty <> round(difficulty::numeric)',
    );
    expect(reckoned.length).toBeGreaterThan(0);
    const [visitor, , enrolled] = visitors;
    if (!visitor || !enrolled) throw new Error('Somebody is missing.');
    const path = `/rest/v1/lesson_bodies?lesson_id=eq.${lockedIds.text}`;
    expect((await ask(enrolled, path)).text).toContain(LOCKED);
    expect((await ask(visitor, path)).text).toBe('[]');
  });

  test('no table or view of any schema tells', readEveryRelation);

  test('no table tells through a row that refers to it', readEveryReference);

  test('no function of the database tells', async () => {
    const { rows } = await product.database.query<{ name: string; names: string[]; types: string[] }>(
      `select proname as name, coalesce(proargnames, '{}')::text[] as names,
         array(select format_type(type, null) from unnest(proargtypes) with ordinality as argument(type, place)
           order by place)::text[] as types
       from pg_proc where pronamespace = 'public'::regnamespace`,
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const visitor of visitors) {
      for (const { name, names, types } of rows) {
        for (const lesson of [product.quizId, lockedIds.quiz, lockedIds.text]) {
          const samples = types.map((type, place) => [
            names[place] ?? '',
            sampleOf(type, names[place], lesson),
          ]);
          const { text } = await ask(visitor, `/rest/v1/rpc/${name}`, Object.fromEntries(samples));
          expectNoSecret(visitor, `${name}(${JSON.stringify(samples)})`, text);
        }
      }
    }
  });

  test('no function of the server tells', async () => {
    const calls = (attemptId: string): Record<string, readonly unknown[]> => {
      const lessonIds = [product.quizId, lockedIds.quiz, lockedIds.text];
      const items = ['largest-risk', 'planned-loss', 'order-of-the-register', 'locked-item'];
      return {
        'start-quiz': [
          ...lessonIds.map((lesson_id) => ({ lesson_id })),
          ...lessonIds.map((lesson_id) => ({ lesson_id, attempt_id: attemptId })),
        ],
        // An answer that cannot be read, and one to a round that has not begun.
        'answer-quiz-item': items.flatMap((item_id) => [
          { attempt_id: attemptId, item_id },
          { attempt_id: attemptId, item_id, answer: [] },
          { attempt_id: attemptId, item_id, round: 2, answer: ['c1'] },
        ]),
        // A hint out of its turn.
        'take-quiz-hint': items.flatMap((item_id) => [
          { attempt_id: attemptId, item_id, step: 3 },
          { attempt_id: attemptId, item_id, step: 1, round: 2 },
        ]),
        'read-placement': [{}],
        'start-placement': [{}],
        'answer-placement-item': [
          { placement_id: attemptId, item_id: 'which-row-first', answer: ['c1'] },
          { placement_id: attemptId, item_id: 'which-row-first' },
        ],
        'finish-placement': [{ placement_id: attemptId }],
        'open-activities': [...lessonIds, ACTIVITY_LESSON, ASKING_LESSON].map((lesson_id) => ({ lesson_id })),
        // What the lesson does not ask, and an answer that cannot be one.
        'answer-activity': [
          ...lessonIds.flatMap((lesson_id) => [
            { lesson_id, activity: 'check', item_id: 'largest-risk', answer: 1 },
            { lesson_id, activity: 'check', answer: [] },
          ]),
          ...DONE_THERE.map((activity) => ({ lesson_id: ACTIVITY_LESSON, activity, answer: ['none'] })),
          ...['planned', 'real'].map((activity) => ({ lesson_id: ASKING_LESSON, activity, answer: 'none' })),
        ],
        'read-path': [{}],
        'change-path': [
          { change: { kind: 'seen' } },
          { change: { kind: 'undo' } },
          { change: { kind: 'choose', course: 'first-steps' } },
        ],
        // What cannot be an answer is told nothing, and a guest gets to the questions of open lessons alone.
        'answer-as-guest': [
          ...lessonIds.map((lesson_id) => ({
            lesson_id,
            activity: 'check',
            item_id: 'largest-risk',
            tries: ['none'],
          })),
          ...DONE_THERE.map((activity) => ({ lesson_id: ACTIVITY_LESSON, activity, tries: [['none']] })),
        ],
        'save-guest-answers': [
          { answers: [], puzzles: [] },
          {
            answers: DONE_THERE.map((activity) => ({
              lesson_id: ACTIVITY_LESSON,
              activity,
              tries: [['none']],
            })),
            puzzles: [],
          },
        ],
        'read-puzzle': [{}],
        'answer-puzzle': [{ day: '2026-01-01', answer: 'a' }],
        'read-test-out': TESTED.map((module_id) => ({ module_id })),
        'start-test-out': TESTED.map((module_id) => ({ module_id })),
        'answer-test-out-item': [{ test_out_id: attemptId, place: 1, answer: 1 }],
        'finish-test-out': [{ test_out_id: attemptId }],
        ...examCalls(lessonIds, attemptId),
        ...seasonCalls(attemptId),
        'read-skill': [{ skill: 'risk-register' }],
        'read-skills': [{}],
        'save-mail-preferences': [{ reminder: true, summary: true, hour: 18, time_zone: 'UTC' }],
        'save-simulation': lessonIds.map((lesson_id) => ({
          lesson_id,
          activity: 'check',
          settings: {},
          run: 1,
          spread: false,
        })),
        'start-challenge': [
          ...lessonIds.map((lesson_id) => ({ lesson_id, activity: 'check' })),
          ...DONE_THERE.map((activity) => ({ lesson_id: ACTIVITY_LESSON, activity })),
        ],
        'answer-challenge': lessonIds.map((lesson_id) => ({
          lesson_id,
          activity: 'check',
          try_id: lesson_id,
          choices: { settings: {}, steps: [] },
        })),
        'take-activity-hint': lessonIds.map((lesson_id) => ({
          lesson_id,
          activity: 'check',
          item_id: 'largest-risk',
          step: 3,
        })),
        'read-today': [{}],
        'read-memory': [{}],
        'find-drill': lessonIds.map((lesson_id) => ({ lesson_id })),
        'open-drill': [{ skill: 'risk-register' }],
        'open-review': [{}],
        'answer-review-item': [{ question_id: attemptId, answer: [] }],
        'take-review-hint': [{ question_id: attemptId, step: 3 }],
        'open-lesson-media': lessonIds.map((lesson_id) => ({ lesson_id })),
        'list-terms': [{}],
        'ask-mentor': [{ content: 'What is the answer to the quiz on risk?' }],
        'suggest-questions': [{}],
        'read-known-facts': [{}],
        'read-remark': [{ place: 'answer' }, { place: 'day' }, { place: 'session', session_id: attemptId }],
        'dismiss-remark': [{ kind: 'fading', about: 'risk-register' }],
        'open-dialogue': [{ misconception: 'stop-guarantees-price' }],
        'answer-dialogue': [{ dialogue_id: attemptId, place: 0, choice: 0 }],
        'export-conversations': [{}],
        'claim-scholarship': [{ token: 'no token' }],
        'share-certificate': [{ credential_id: attemptId, is_shared: true }],
        'draw-certificate': [{ credential_id: attemptId }],
        'inspect-client': [{}],
        ...simulatorCalls(attemptId),
        'read-critique': [{ session_id: attemptId }],
        'read-conduct': [{ skill: 'position-size' }],
        'dispute-finding': [{ session_id: attemptId, finding: 'revenge', is_disputed: true }],
        'start-checkout': [{ plan_id: 'pro', from: 'account' }],
        'finish-checkout': [{ checkout: 'any' }],
        'change-plan': [{ plan_id: 'pro' }],
        'cancel-subscription': [{}],
        'resume-subscription': [{}],
        'pay-overdue': [{}],
        'receive-payment-event': [{ id: 'evt_1' }],
        'list-sessions': [{}],
        'export-my-data': [{}],
        'request-account-deletion': [{ lesson_id: product.quizId }],
        'cancel-account-deletion': [{}],
        ...Object.fromEntries(adminCalls.map(({ name, body }) => [name, [body]])),
      };
    };
    const names = await productFunctionNames(product.database.query);
    expect(Object.keys(calls('')).toSorted()).toEqual(names.toSorted());
    for (const visitor of visitors) {
      for (const [name, bodies] of Object.entries(calls(visitor.attemptId))) {
        for (const body of bodies) {
          const { text } = await ask(visitor, `/functions/v1/${name}`, body);
          expectNoSecret(visitor, `${name}(${JSON.stringify(body)})`, text);
        }
      }
    }
  });

  test('nor does a table once everything was called, with what was asked kept in it', async () => {
    // Rows of their own, with items that wait for an answer: placements, tests, quizzes, sessions.
    const { rows } = await product.database.query(
      'select from public.placement_answers where answered_at is null',
    );
    expect(rows.length).toBeGreaterThan(0);
    await readEveryRelation();
    await readEveryReference();
  });
});
