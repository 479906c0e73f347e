import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenActivitiesResponse, QuestionState } from '#domain/activities/contract.ts';
import { DATA_LESSON, importDataCourse, startDataProduct } from '#tests/support/data-task-product.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';

/*
 * Tasks at a table, as the browser asks them of the server.
 */

let product: Awaited<ReturnType<typeof startDataProduct>>;
let learners = 0;

beforeAll(async () => {
  product = await startDataProduct();
});
afterAll(() => product?.stop());

function newLearner(): Promise<TestLearner> {
  learners += 1;
  return signUpLearner(product.server, `reckoner-${learners}@example.org`);
}

async function open(learner: TestLearner): Promise<OpenActivitiesResponse> {
  const { body } = await learner.call('open-activities', { lesson_id: DATA_LESSON });
  return body as OpenActivitiesResponse;
}

async function answer(learner: TestLearner, activity: string, given: unknown): Promise<QuestionState> {
  const { status, body } = await learner.call('answer-activity', {
    lesson_id: DATA_LESSON,
    activity,
    answer: given,
  });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as QuestionState;
}

const saved = (learner: TestLearner) =>
  learner.rest.from('activity_answers').select('try, is_right, share, error, skill').order('try');

describe('rows to mark', () => {
  test('the first try says of the marked rows alone what they are worth, the second all', async () => {
    const learner = await newLearner();
    const first = await answer(learner, 'worst-days', ['6', '16', '1']);
    expect(first.solution).toBeNull();
    expect(first.tries).toEqual([
      expect.objectContaining({
        is_right: false,
        share: 0.5714,
        notes: [{ html: '<p>The worst days are the largest losses.</p>' }],
        rows: [
          { row: '6', is_right: true, html: '' },
          { row: '16', is_right: true, html: '' },
          { row: '1', is_right: false, html: '' },
        ],
      }),
    ]);
    expect(JSON.stringify(first)).not.toMatch(/"(25|32)"/);
    const second = await answer(learner, 'worst-days', ['6', '16', '25', '32']);
    expect(second.solution).toMatchObject({ kind: 'data-task', truth: ['6', '16', '25', '32'] });
    // On another device, and after that nothing changes.
    expect((await open(learner)).questions).toEqual([second]);
    expect(await answer(learner, 'worst-days', ['1'])).toEqual(second);
    expect((await saved(learner)).data).toEqual([
      { try: 1, is_right: false, share: 0.5714, error: null, skill: 'risk-register' },
      { try: 2, is_right: true, share: 1, error: null, skill: 'risk-register' },
    ]);
  });

  test('are not all rows', async () => {
    const all = Array.from({ length: 40 }, (_, place) => String(place + 1));
    const given = await answer(await newLearner(), 'worst-days', all);
    expect(given.tries[0]).toMatchObject({ is_right: false, share: 0.1818 });
  });
});

describe('rows to tag', () => {
  const verdicts = [
    'followed',
    'followed',
    'broke',
    'followed',
    'followed',
    'slip',
    'broke',
    'broke',
    'followed',
    'followed',
  ];
  const tags = (change: Record<number, string> = {}) =>
    verdicts.map((verdict, place) => `${place + 1}:${change[place + 1] ?? verdict}`);

  test('nine in ten are enough, and each is told why it is right', async () => {
    const learner = await newLearner();
    const state = await answer(learner, 'plan-or-not', tags({ 7: 'followed' }));
    expect(state.tries[0]).toMatchObject({ is_right: true, share: 0.9 });
    expect(state.tries[0]?.rows?.[6]).toEqual({ row: '7', is_right: false, html: '' });
    expect(state.solution).toMatchObject({ because: { '7': '<p>He left early without a rule.</p>' } });
  });

  test('a first try that was wrong tells nothing of what would be right', async () => {
    const state = await answer(await newLearner(), 'plan-or-not', tags({ 3: 'slip', 6: 'broke' }));
    expect(state.tries[0]).toMatchObject({ is_right: false, share: 0.8 });
    expect(state.solution).toBeNull();
    expect(JSON.stringify(state)).not.toMatch(/moved the stop|sold instead/);
  });
});

describe('a value', () => {
  test.each([
    ['the-line', -1.7, true],
    ['the-line', -1.8, true],
    ['the-line', -1.9, false],
    ['sum-of-breakouts', -3.5, true],
    ['sum-of-breakouts', -1.3, false],
  ])('%s of %d is right: %s', async (activity, given, right) => {
    const state = await answer(await newLearner(), activity, given);
    expect(state.tries[0]?.is_right).toBe(right);
  });

  test('how far it was off is told and kept only once nothing more can be answered', async () => {
    const learner = await newLearner();
    const first = await answer(learner, 'sum-of-breakouts', 3.5);
    expect(first.tries[0]?.error).toBeNull();
    expect((await saved(learner)).data).toMatchObject([{ try: 1, error: null }]);
    const second = await answer(learner, 'sum-of-breakouts', -3);
    expect(second.tries.map(({ error }) => error)).toEqual([null, 0.5]);
    expect(second.solution).toMatchObject({ truth: -3.5 });
  });
});

describe('what is built', () => {
  test('an order tells which rows stand in their place, and then the right one', async () => {
    const learner = await newLearner();
    const first = await answer(learner, 'rank-the-five', ['5', '4', '2', '1', '3']);
    expect(first.tries[0]).toMatchObject({ is_right: false, share: 0.9 });
    expect(first.tries[0]?.rows?.map(({ is_right }) => is_right)).toEqual([true, false, false, true, true]);
    expect(first.solution).toBeNull();
    const second = await answer(learner, 'rank-the-five', ['5', '2', '4', '1', '3']);
    expect(second.solution).toMatchObject({ truth: ['5', '2', '4', '1', '3'] });
    expect((await open(learner)).questions).toEqual([second]);
  });

  test('a rule is run on hidden rows, and what it did there is told in numbers', async () => {
    const learner = await newLearner();
    const first = await answer(learner, 'catch-the-losses', ['all', 'spread:ge:2.5']);
    expect(first.tries[0]).toMatchObject({
      is_right: false,
      hidden: { caught: 13, missed: 0, false_alarms: 21, quiet: 26 },
    });
    expect(first.solution).toBeNull();
    const second = await answer(learner, 'catch-the-losses', ['any', 'spread:ge:3']);
    expect(second.tries[1]).toMatchObject({ is_right: true, hidden: { caught: 12, false_alarms: 6 } });
    expect((await open(learner)).questions).toEqual([second]);
  });

  test('a plan is told which requirements it fails', async () => {
    const learner = await newLearner();
    const first = await answer(learner, 'own-policy', ['risk=2', 'open=4', 'stop=0']);
    expect(first.tries[0]?.notes).toEqual([
      { html: '<p>All trades together may lose no more than 4%.</p>' },
      { html: '<p>A stop in mind is moved.</p>' },
    ]);
    expect(JSON.stringify(first)).not.toContain('without a trade');
    const second = await answer(learner, 'own-policy', ['risk=1', 'open=4', 'stop=1']);
    expect(second.tries[1]).toMatchObject({ is_right: true, share: 1, notes: [] });
    expect((await saved(learner)).data?.[0]).toMatchObject({ share: 0.3333, skill: 'position-size' });
  });
});

describe('what nobody gets', () => {
  test('the body of the lesson holds the tables and nothing that tells what is right', async () => {
    const learner = await newLearner();
    const { data } = await learner.rest.from('lesson_bodies').select('*').eq('lesson_id', DATA_LESSON);
    const body = JSON.stringify(data);
    for (const shown of ['The trades of Jon', 'Pullback', '<summary>Forty days of an account</summary>'])
      expect(body).toContain(shown);
    for (const secret of [
      'He moved the stop',
      'verdict',
      '"slip"]',
      'largest losses',
      'tolerance',
      'result_rank',
      'lost 3.5',
      'days after',
      'alarms-after',
      'spread:ge',
      'may lose',
      'requires',
    ])
      expect(body).not.toContain(secret);
  });

  test.each([
    ['worst-days', ['41']],
    ['worst-days', ['6', '6']],
    ['worst-days', 6],
    ['plan-or-not', ['1:followed']],
    ['plan-or-not', ['1']],
    ['the-line', ['1']],
    ['rank-the-five', ['1', '2']],
    ['catch-the-losses', ['all', 'loss:ge:6']],
    ['own-policy', ['risk=9', 'open=4', 'stop=1']],
    ['the-line', { x: 1, y: 2 }],
  ])('%s takes no %j', async (activity, given) => {
    const learner = await newLearner();
    const { status } = await learner.call('answer-activity', {
      lesson_id: DATA_LESSON,
      activity,
      answer: given,
    });
    expect(status).toBe(400);
    expect((await open(learner)).questions).toEqual([]);
  });
});

test('a table that changed is imported again', async () => {
  const learner = await newLearner();
  const html = async () => {
    const { data } = await learner.rest.from('lesson_bodies').select('html').eq('lesson_id', DATA_LESSON);
    return data?.[0]?.html;
  };
  const before = await html();
  await importDataCourse(product.database, ['title: Forty days', 'title: Some days']);
  try {
    expect(await html()).toContain('Some days of an account');
  } finally {
    await importDataCourse(product.database);
  }
  expect(await html()).toBe(before);
});

test('a mistake that the author foresaw is told, kept and counted', async () => {
  const mistake =
    'mistakes: [{ value: 2, misconception: percent-is-whole, explanation: That adds up the winners. }]';
  await importDataCourse(product.database, ['tolerance: 0.05', `tolerance: 0.05\n    ${mistake}`]);
  try {
    const learner = await newLearner();
    const { tries, solution } = await answer(learner, 'sum-of-breakouts', 2);
    expect(solution).toBeNull();
    expect(tries[0]?.notes).toEqual([
      expect.objectContaining({ html: '<p>That adds up the winners.</p>', mistake: 'belief' }),
    ]);
    await answer(await newLearner(), 'sum-of-breakouts', 4);
    const { rows } = await product.database.query(
      `select kind, name, happened::int from private.sum_mistakes('-infinity', 'infinity')
       where lesson_id = $1 and item_id = 'sum-of-breakouts' and kind <> 'answered' order by kind`,
      [DATA_LESSON],
    );
    expect(rows).toContainEqual({ kind: 'belief', name: 'percent-is-whole', happened: 1 });
    expect(rows).toContainEqual({ kind: 'unknown', name: '', happened: expect.any(Number) });
  } finally {
    await importDataCourse(product.database);
  }
});
