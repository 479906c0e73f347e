import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenActivitiesResponse, QuestionState } from '#domain/activities/contract.ts';
import { ACTIVITY_LESSON, startActivityProduct } from '#tests/support/activity-product.ts';
import { signUpLearner, type TestLearner, visitorClients } from '#tests/support/product.ts';

/*
 * What there is to do inside a lesson, as the browser asks it of the server.
 */

let product: Awaited<ReturnType<typeof startActivityProduct>>;
let learners = 0;

beforeAll(async () => {
  product = await startActivityProduct();
});
afterAll(() => product?.stop());

function newLearner(): Promise<TestLearner> {
  learners += 1;
  return signUpLearner(product.server, `doer-${learners}@example.org`);
}

async function open(learner: TestLearner): Promise<OpenActivitiesResponse> {
  const { status, body } = await learner.call('open-activities', { lesson_id: ACTIVITY_LESSON });
  expect(status).toBe(200);
  return body as OpenActivitiesResponse;
}

async function answer(learner: TestLearner, activity: string, given: object): Promise<QuestionState> {
  const { status, body } = await learner.call('answer-activity', {
    lesson_id: ACTIVITY_LESSON,
    activity,
    ...given,
  });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as QuestionState;
}

const refusal = async (learner: TestLearner, name: string, given: object) => {
  const { status, body } = await learner.call(name, { lesson_id: ACTIVITY_LESSON, ...given });
  return [status, body.code];
};

describe('a check inside a text', () => {
  test('tells what is wrong first, and what is right after the second try', async () => {
    const learner = await newLearner();
    const first = await answer(learner, 'average-cost', { item_id: 'gap', answer: 3000 });
    expect(first.solution).toBeNull();
    expect(first.tries).toEqual([
      {
        answer: 3000,
        confidence: null,
        is_right: false,
        share: null,
        error: null,
        notes: [expect.objectContaining({ misconception: 'percent-is-whole' })],
      },
    ]);
    const second = await answer(learner, 'average-cost', { item_id: 'gap', answer: 8 });
    expect(second.tries.map(({ is_right }) => is_right)).toEqual([false, false]);
    expect(second.solution).toEqual({
      kind: 'check',
      correct: 30,
      reasons: [{ html: '<p>Chance times loss is $30.</p>' }],
      steps: [],
    });
    // What comes later changes nothing.
    expect(await answer(learner, 'average-cost', { item_id: 'gap', answer: 30 })).toEqual(second);
  });

  test('that ten devices answer at once is answered twice, and what counts is one first answer', async () => {
    const learner = await newLearner();
    const wrong = Array.from({ length: 10 }, (_, device) => 7000 + device);
    const states = await Promise.all(
      wrong.map((given) =>
        answer(learner, 'average-cost', { item_id: 'gap', answer: given, confidence: 0.5 }),
      ),
    );
    const { data } = await learner.rest.from('activity_answers').select('try, answer').order('try');
    expect(data?.map((row) => row.try)).toEqual([1, 2]);
    const told = data?.map((row) => row.answer);
    for (const { tries } of states)
      expect(told).toEqual(expect.arrayContaining(tries.map((given) => given.answer)));
    expect(states.filter(({ solution }) => solution === null)).toHaveLength(1);
  });

  test('is found again on another device, with the hints that were taken', async () => {
    const learner = await newLearner();
    const taken = await learner.call('take-activity-hint', {
      lesson_id: ACTIVITY_LESSON,
      activity: 'average-cost',
      item_id: 'largest',
      step: 1,
    });
    expect(taken).toEqual({ status: 200, body: { hints: ['<p>Compare the averages.</p>'] } });
    const right = await answer(learner, 'average-cost', { item_id: 'gap', answer: 30 });
    expect(right.solution).not.toBeNull();
    const { items, questions } = await open(learner);
    expect(Object.keys(items)).toEqual(['average-cost']);
    expect(questions).toContainEqual(right);
    expect(questions).toContainEqual({
      activity: 'average-cost',
      item_id: 'largest',
      tries: [],
      hints: ['<p>Compare the averages.</p>'],
      solution: null,
    });
  });

  test('names its skill and the belief behind a mistake in what is kept', async () => {
    const learner = await newLearner();
    const { items } = await open(learner);
    const wrong = items['average-cost']?.[1]?.choices?.find(({ html }) => html.includes('price'))?.id;
    await answer(learner, 'average-cost', { item_id: 'largest', answer: [wrong] });
    const { data } = await learner.rest.from('activity_answers').select('*');
    expect(data).toEqual([
      expect.objectContaining({
        try: 1,
        is_right: false,
        skill: 'risk-register',
        mistake: 'belief',
        misconception: 'risk-is-price-only',
      }),
    ]);
    const events = await learner.rest.from('learning_events').select('*').eq('verb', 'activity_answered');
    expect(events.data).toEqual([
      expect.objectContaining({
        lesson_id: ACTIVITY_LESSON,
        item_id: 'largest',
        details: expect.objectContaining({ activity: 'average-cost', is_right: false, try: 1 }),
      }),
    ]);
  });

  test('gives no hint once it is answered, and none that is not there', async () => {
    const learner = await newLearner();
    await answer(learner, 'average-cost', { item_id: 'gap', answer: 30 });
    const hint = { activity: 'average-cost', item_id: 'gap', step: 1 };
    expect(await refusal(learner, 'take-activity-hint', hint)).toEqual([409, 'item-answered']);
    expect(await refusal(learner, 'take-activity-hint', { ...hint, item_id: 'none' })).toEqual([
      404,
      'activity-not-found',
    ]);
  });
});

describe('a commit', () => {
  test('shows the truth beside the answer, and keeps how sure somebody was', async () => {
    const learner = await newLearner();
    const state = await answer(learner, 'first-guess', { answer: 12, confidence: 0.75 });
    expect(state.tries).toEqual([
      { answer: 12, confidence: 0.75, is_right: false, share: null, error: 7, notes: [] },
    ]);
    expect(state.solution).toEqual({ kind: 'commit', truth: 5, reveal_html: '<p>In 5 of 100 years.</p>' });
    expect((await open(learner)).questions).toEqual([state]);
  });

  test.each([
    ['which-first', 'c2', true],
    ['which-first', 'c1', false],
    ['wrong-below', 48.5, true],
    ['wrong-below', 48.6, false],
    ['best-place', { x: 17, y: 2.4 }, true],
    ['best-place', { x: 16, y: 2 }, false],
    ['ten-losses', Array.from({ length: 11 }, (_, n) => 100 * 0.9 ** n), true],
    ['ten-losses', Array.from({ length: 11 }, (_, n) => 100 - 10 * n), false],
  ])('%s answered with %j', async (activity, given, right) => {
    const learner = await newLearner();
    const state = await answer(learner, activity, { answer: given, confidence: 0.5 });
    expect(state.tries[0]?.is_right).toBe(right);
    expect(state.solution?.kind).toBe('commit');
  });

  test.each([
    ['first-guess', 'c1'],
    ['first-guess', 101],
    ['first-guess', -0.1],
    ['which-first', 3],
    ['which-first', 'c9'],
    ['wrong-below', { x: 1, y: 2 }],
    ['wrong-below', 4000],
    ['best-place', 3],
    ['best-place', { x: 17, y: 1000 }],
    ['ten-losses', [100, 90]],
    ['ten-losses', Array.from({ length: 11 }, () => -1000)],
    ['average-cost', 3],
    ['an-answer', ['1.1:unsafe']],
    ['an-answer', ['2.1:odd']],
    ['an-answer', ['2.1:unsafe', '2.1:no-source']],
  ])('%s takes no %j', async (activity, given) => {
    const learner = await newLearner();
    const [status] = await refusal(learner, 'answer-activity', { activity, answer: given });
    expect(status).toBeOneOf([400, 404]);
    expect((await open(learner)).questions).toEqual([]);
  });
});

describe('a transcript', () => {
  const mark = (...marks: string[]) => ({ answer: marks });

  test('says what the marks are worth, and after the second try all that was wrong', async () => {
    const learner = await newLearner();
    const first = await answer(
      learner,
      'an-answer',
      mark('2.2:wrong-number', '2.3:no-source', '2.5:beyond-it'),
    );
    expect(first.solution).toBeNull();
    expect(first.tries).toEqual([
      expect.objectContaining({
        is_right: false,
        share: 0.5,
        marks: [
          { sentence: '2.2', outcome: 'found', html: '<p>5% of $600 is $30.</p>' },
          { sentence: '2.3', outcome: 'sound', html: '<p>Nobody knows it exactly.</p>' },
          { sentence: '2.5', outcome: 'other-reason', html: '' },
        ],
      }),
    ]);
    const told = JSON.stringify(first);
    for (const secret of ['2.4', 'Nothing shows that', 'no planned loss']) expect(told).not.toContain(secret);
    const second = await answer(
      learner,
      'an-answer',
      mark('2.2:wrong-number', '2.4:no-source', '2.5:unsafe'),
    );
    expect(second.tries[1]).toMatchObject({ is_right: true, share: 1 });
    expect(second.solution).toMatchObject({
      kind: 'transcript',
      faults: [
        { sentence: '2.2', reason: 'wrong-number' },
        { sentence: '2.4', reason: 'no-source' },
        { sentence: '2.5', reason: 'unsafe' },
      ],
    });
    expect((await open(learner)).questions).toEqual([second]);
    // The first one alone counts, and what comes later changes nothing.
    expect(await answer(learner, 'an-answer', mark('2.1:unsafe'))).toEqual(second);
    const { data } = await learner.rest
      .from('activity_answers')
      .select('try, is_right, share, skill')
      .order('try');
    expect(data).toEqual([
      { try: 1, is_right: false, share: 0.5, skill: 'risk-register' },
      { try: 2, is_right: true, share: 1, skill: 'risk-register' },
    ]);
  });

  test('with every sentence marked is not right', async () => {
    const learner = await newLearner();
    const all = ['2.1', '2.2', '2.3', '2.4', '2.5'].map((sentence) => `${sentence}:unsafe`);
    const given = await answer(learner, 'an-answer', mark(...all));
    expect(given.tries[0]).toMatchObject({ is_right: false, share: 0.5 });
  });
});

describe('what nobody gets', () => {
  test('the body of the lesson holds no truth, no reveal and no feedback', async () => {
    const learner = await newLearner();
    const { data } = await learner.rest.from('lesson_bodies').select('*').eq('lesson_id', ACTIVITY_LESSON);
    const body = JSON.stringify(data);
    expect(body).toContain('What does it cost on average?');
    for (const secret of [
      'In 5 of 100',
      '"truth"',
      'tolerance',
      '5% is 0.05',
      'one in twenty',
      'It costs most',
      '"fault"',
      '5% of $600 is',
      'Nobody knows it exactly',
      'Nothing shows that',
      'no planned loss',
    ])
      expect(body).not.toContain(secret);
  });

  test('somebody else’s answers, and any answer without an account', async () => {
    const learner = await newLearner();
    await answer(learner, 'first-guess', { answer: 5 });
    const other = await newLearner();
    expect((await open(other)).questions).toEqual([]);
    expect((await other.rest.from('activity_answers').select('*')).data).toEqual([]);
    const { rest } = visitorClients(product.server);
    expect((await rest.from('activity_keys').select('*')).error).not.toBeNull();
    const response = await fetch(`${product.server.url}/functions/v1/answer-activity`, {
      method: 'POST',
      headers: { apikey: product.server.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ lesson_id: ACTIVITY_LESSON, activity: 'first-guess', answer: 5 }),
    });
    expect(response.status).toBe(401);
  });

  test('a lesson that is not there or not open', async () => {
    const learner = await newLearner();
    const nowhere = { lesson_id: '00000000-0000-4000-8000-000000000000' };
    expect(await refusal(learner, 'open-activities', nowhere)).toEqual([404, 'lesson-not-found']);
    await product.database.query('update public.lessons set is_free = false where id = $1', [
      ACTIVITY_LESSON,
    ]);
    try {
      expect(await refusal(learner, 'open-activities', {})).toEqual([403, 'lesson-closed']);
      expect(await refusal(learner, 'answer-activity', { activity: 'first-guess', answer: 5 })).toEqual([
        403,
        'lesson-closed',
      ]);
    } finally {
      await product.database.query('update public.lessons set is_free = true where id = $1', [
        ACTIVITY_LESSON,
      ]);
    }
  });
});

describe('an admin who previews a lesson', () => {
  test('gets the items of its checks as a learner is asked them, no answer, and leaves nothing', async () => {
    const admin = await newLearner();
    await product.database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [
      admin.id,
    ]);
    const { status, body } = await admin.call('preview-lesson', { lesson_id: ACTIVITY_LESSON });
    expect(status).toBe(200);
    // Choices are shuffled for each learner, so that it is the same person who opens the lesson as one.
    const { items } = await open(admin);
    expect(Object.keys(items)).toEqual(['average-cost']);
    expect(body.activity_items).toEqual(items);
    expect(JSON.stringify(body)).not.toMatch(/"(correct|answer|explanations|tolerance|truth)"/);
    const { rows } = await product.database.query('select from public.activity_answers where user_id = $1', [
      admin.id,
    ]);
    expect(rows).toEqual([]);
  });
});
