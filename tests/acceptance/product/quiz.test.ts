import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnswerQuizItemResponse, StartQuizResponse } from '#domain/quiz/contract.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { type QuizProduct, rightAnswer, startQuizProduct, wrongAnswer } from '#tests/support/quiz-product.ts';

/*
 * A quiz with items of every kind, as the browser takes it.
 */

let product: QuizProduct;
let learners = 0;

beforeAll(async () => {
  product = await startQuizProduct();
});
afterAll(() => product?.stop());

/** Somebody new, with the quiz opened. */
async function openQuiz(): Promise<{ learner: TestLearner; attempt: StartQuizResponse }> {
  learners += 1;
  const learner = await signUpLearner(product.server, `learner-${learners}@example.org`);
  return { learner, attempt: await start(learner) };
}

async function start(learner: TestLearner, attemptId?: string): Promise<StartQuizResponse> {
  const body = { lesson_id: product.quizId, ...(attemptId !== undefined && { attempt_id: attemptId }) };
  const { status, body: response } = await learner.call('start-quiz', body);
  expect(status).toBe(200);
  return response as StartQuizResponse;
}

async function answer(
  learner: TestLearner,
  attempt: StartQuizResponse,
  itemId: string,
  given: number | readonly string[],
  asking: { round?: 1 | 2; try?: 1 | 2 } = {},
): Promise<AnswerQuizItemResponse> {
  const body = { attempt_id: attempt.attempt_id, item_id: itemId, answer: given, ...asking };
  const { status, body: response } = await learner.call('answer-quiz-item', body);
  expect([status, response]).toEqual([200, expect.anything()]);
  return response as AnswerQuizItemResponse;
}

/** Answers every item, those named wrong, at both tries. */
async function finish(learner: TestLearner, attempt: StartQuizResponse, wrong: readonly string[]) {
  let last: AnswerQuizItemResponse | undefined;
  for (const question of await product.questions(attempt.attempt_id)) {
    const given = wrong.includes(question.item.id) ? wrongAnswer(question) : rightAnswer(question);
    last = await answer(learner, attempt, question.item.id, given);
    if (last.correct === null) last = await answer(learner, attempt, question.item.id, given, { try: 2 });
  }
  if (!last) throw new Error('The quiz has no items.');
  return last;
}

describe('an attempt', () => {
  test('asks the same on every device, with numbers of its own', async () => {
    const { learner, attempt } = await openQuiz();
    expect(attempt.items.map(({ kind }) => kind)).toEqual([
      'single',
      'multiple',
      'numeric',
      'ordering',
      'numeric',
      'numeric',
    ]);
    expect(await start(learner)).toEqual(attempt);
    const [, , , , generated] = attempt.items;
    expect(generated?.prompt_html).toMatch(/^<p>\d+ shares bought at \$(40|45|50) jump to \$\d+\./);

    const other = await openQuiz();
    const prompts = (shown: StartQuizResponse) => shown.items.map(({ prompt_html }) => prompt_html);
    expect(prompts(other.attempt).slice(0, 4)).toEqual(prompts(attempt).slice(0, 4));
    expect(prompts(other.attempt).slice(4)).not.toEqual(prompts(attempt).slice(4));
  });

  test('never shows steps in their right order', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { attempt } = await openQuiz();
      const [question] = (await product.questions(attempt.attempt_id)).filter(
        ({ item }) => item.kind === 'ordering',
      );
      const shown = attempt.items.find(({ kind }) => kind === 'ordering')?.choices?.map(({ id }) => id);
      expect(shown).not.toEqual(question && rightAnswer(question));
      expect(shown).toHaveLength(3);
    }
  });

  test('is taken up where it was left, with the feedback given and the hints taken', async () => {
    const { learner, attempt } = await openQuiz();
    const [first, second] = await product.questions(attempt.attempt_id);
    if (!first || !second) throw new Error('The quiz is too short.');
    const feedback = await answer(learner, attempt, first.item.id, wrongAnswer(first));
    const hint = { attempt_id: attempt.attempt_id, item_id: second.item.id, step: 1 };
    await learner.call('take-quiz-hint', hint);

    const { finished: _finished, review: _review, ...given } = feedback;
    expect(await start(learner)).toEqual({
      ...attempt,
      answers: [given],
      hints: [{ item_id: second.item.id, round: 1, hints: ['<p>Think of who holds the money.</p>'] }],
    });
  });

  test('counts no answer that cannot be one: the item stays open', async () => {
    const { learner, attempt } = await openQuiz();
    for (const { id: item_id, kind } of attempt.items) {
      const given = kind === 'numeric' ? ['c1'] : ['constructor'];
      for (const nonsense of kind === 'numeric' ? [given] : [given, 1]) {
        expect(
          await learner.call('answer-quiz-item', {
            attempt_id: attempt.attempt_id,
            item_id,
            answer: nonsense,
          }),
        ).toEqual({ status: 400, body: { code: 'invalid-request', field: 'answer' } });
      }
    }
    expect((await start(learner)).answers).toEqual([]);
  });

  test('of somebody else can be neither seen nor answered', async () => {
    const { attempt } = await openQuiz();
    const { learner } = await openQuiz();
    const item = { attempt_id: attempt.attempt_id, item_id: attempt.items[0]?.id };
    const refused = { status: 404, body: { code: 'attempt-not-found' } };
    expect(
      await learner.call('start-quiz', { lesson_id: product.quizId, attempt_id: attempt.attempt_id }),
    ).toEqual(refused);
    expect(await learner.call('answer-quiz-item', { ...item, answer: ['c1'] })).toEqual(refused);
    expect(await learner.call('take-quiz-hint', { ...item, step: 1 })).toEqual(refused);
  });
});

describe('feedback', () => {
  // spec: 17 Instant feedback: every answer is explained
  test('names the belief behind the wrong choice that was taken, and explains the right one after a second try', async () => {
    const { learner, attempt } = await openQuiz();
    const mistakes = [
      {
        choice: 'c2',
        html: '<p>The price costs $20 in an average year.</p>',
        mistake: 'belief',
        misconception: 'risk-is-price-only',
        belief: 'Only the price can hurt me.',
      },
    ];
    expect(await answer(learner, attempt, 'largest-risk', ['c2'])).toEqual({
      item_id: 'largest-risk',
      round: 1,
      answer: ['c2'],
      is_correct: false,
      mistakes,
      first: null,
      correct: null,
      reasons: [],
      solution: [],
      finished: null,
      review: [],
    });
    expect(await answer(learner, attempt, 'largest-risk', ['c1'], { try: 2 })).toEqual({
      item_id: 'largest-risk',
      round: 1,
      answer: ['c1'],
      is_correct: true,
      mistakes: [],
      first: { answer: ['c2'], mistakes },
      correct: ['c1'],
      reasons: [{ choice: 'c1', html: '<p>It costs $60 in an average year.</p>' }],
      solution: [],
      finished: null,
      review: [],
    });
  });

  test('knows a wrong order and a wrong number, and says something of any other order', async () => {
    const { learner, attempt } = await openQuiz();
    const questions = await product.questions(attempt.attempt_id);
    for (const id of ['order-of-the-register', 'planned-loss']) {
      const question = questions.find(({ item }) => item.id === id);
      if (!question) throw new Error(`There is no ${id}.`);
      const first = await answer(learner, attempt, id, wrongAnswer(question));
      expect(first).toMatchObject({ is_correct: false, correct: null, reasons: [], solution: [] });
      expect(first.mistakes).toHaveLength(1);
      const feedback = await answer(learner, attempt, id, wrongAnswer(question), { try: 2 });
      expect(feedback).toMatchObject({ is_correct: false, correct: rightAnswer(question) });
      expect(feedback.mistakes).toEqual(first.mistakes);
      expect(feedback.reasons).toHaveLength(1);
      expect(JSON.stringify(feedback)).not.toContain('98765432');
    }
    const other = await openQuiz();
    const [steps] = (await product.questions(other.attempt.attempt_id)).flatMap(({ key }) =>
      key.kind === 'ordering' ? [key.correct] : [],
    );
    const reversed = steps?.toReversed() ?? [];
    const feedback = await answer(other.learner, other.attempt, 'order-of-the-register', reversed);
    expect(feedback.mistakes[0]?.html).toBe('<p>The ranking needs the products.</p>');
  });

  test('points at the step of the solution at which the answer left it', async () => {
    const { learner, attempt } = await openQuiz();
    const question = (await product.questions(attempt.attempt_id)).find(
      ({ item }) => item.id === 'planned-loss',
    );
    if (!question) throw new Error('There is no planned-loss.');
    const feedback = await answer(learner, attempt, 'planned-loss', wrongAnswer(question));
    expect(feedback.mistakes).toMatchObject([{ mistake: 'formula', step: 1 }]);
    expect(feedback.mistakes[0]).not.toHaveProperty('misconception');
    expect(feedback.solution).toEqual([]);
    const { first, solution } = await answer(learner, attempt, 'planned-loss', rightAnswer(question), {
      try: 2,
    });
    expect(first?.mistakes).toEqual(feedback.mistakes);
    expect(solution).toHaveLength(2);
    expect(solution[0]).toBe('<p>One share loses $12.</p>');
  });

  test('recognises a number with its decimal point elsewhere, and guesses at no belief', async () => {
    const { learner, attempt } = await openQuiz();
    const feedback = await answer(learner, attempt, 'gap-loss', 200);
    expect(feedback.mistakes).toEqual([{ html: '', mistake: 'slip', slip: 'too-large' }]);
  });

  test('belongs to the first answer, however often another is sent, also to the last item', async () => {
    const { learner, attempt } = await openQuiz();
    const last = await finish(learner, attempt, ['average-loss']);
    expect(last).toMatchObject({ is_correct: false, finished: { score: 83, passed: true } });
    const again = await answer(learner, attempt, 'average-loss', 1);
    expect(again).toEqual(last);
  });

  test('is kept with the skill and the kind of mistake, for what comes after', async () => {
    const { learner, attempt } = await openQuiz();
    await answer(learner, attempt, 'largest-risk', ['c2']);
    await answer(learner, attempt, 'gap-loss', 200);
    const { data } = await learner.rest
      .from('quiz_answers')
      .select('item_id, round, skill, mistake, misconception')
      .order('answered_at');
    expect(data).toEqual([
      {
        item_id: 'largest-risk',
        round: 1,
        skill: 'risk-register',
        mistake: 'belief',
        misconception: 'risk-is-price-only',
      },
      { item_id: 'gap-loss', round: 1, skill: 'returns-arithmetic', mistake: 'slip', misconception: null },
    ]);
  });
});

describe('the second try', () => {
  test('scores nothing: the first answer alone does, and both are kept', async () => {
    const { learner, attempt } = await openQuiz();
    let last: AnswerQuizItemResponse | undefined;
    for (const question of await product.questions(attempt.attempt_id)) {
      const { id } = question.item;
      const first = await answer(learner, attempt, id, wrongAnswer(question));
      expect(first.finished).toBeNull();
      last = await answer(learner, attempt, id, rightAnswer(question), { try: 2 });
    }
    expect(last).toMatchObject({ is_correct: true, finished: { score: 0, passed: false } });
    expect(last?.review).toHaveLength(6);
    const { data } = await learner.rest.from('quiz_answers').select('try, is_correct').order('try');
    const tries = (place: number, is_correct: boolean) =>
      Array.from({ length: 6 }, () => ({ try: place, is_correct }));
    expect(data).toEqual([...tries(1, false), ...tries(2, true)]);
  });

  test('is still open on another device, and is not used up by an answer that is sent twice', async () => {
    const { learner, attempt } = await openQuiz();
    const first = await answer(learner, attempt, 'largest-risk', ['c2']);
    expect(await answer(learner, attempt, 'largest-risk', ['c2'])).toEqual(first);
    const { finished: _finished, review: _review, ...given } = first;
    const shown = await start(learner);
    expect(shown.answers).toEqual([given]);
    expect(JSON.stringify(shown)).not.toContain('It costs $60 in an average year.');
    const second = await answer(learner, attempt, 'largest-risk', ['c1'], { try: 2 });
    expect(second).toMatchObject({ is_correct: true, correct: ['c1'] });
    const third = await answer(learner, attempt, 'largest-risk', ['c2'], { try: 2 });
    expect(third).toEqual(second);
  });

  test('follows no right answer', async () => {
    const { learner, attempt } = await openQuiz();
    const first = await answer(learner, attempt, 'largest-risk', ['c1']);
    expect(first).toMatchObject({ is_correct: true, correct: ['c1'] });
    expect(await answer(learner, attempt, 'largest-risk', ['c2'], { try: 2 })).toEqual(first);
  });

  test('is given where an item is asked again too', async () => {
    const { learner, attempt } = await openQuiz();
    await finish(learner, attempt, ['largest-risk']);
    const again = (given: string, place: 1 | 2) =>
      answer(learner, attempt, 'largest-risk', [given], { round: 2, try: place });
    expect(await again('c2', 1)).toMatchObject({ round: 2, is_correct: false, correct: null });
    expect(await again('c1', 2)).toMatchObject({ round: 2, is_correct: true, correct: ['c1'] });
  });
});

describe('hints', () => {
  test('come one after the other, cost nothing and are recorded', async () => {
    const { learner, attempt } = await openQuiz();
    const take = (step: number) =>
      learner.call('take-quiz-hint', {
        attempt_id: attempt.attempt_id,
        item_id: 'largest-risk',
        step,
      });
    expect(await take(2)).toEqual({ status: 409, body: { code: 'hint-too-early' } });
    expect((await take(1)).body).toEqual({
      item_id: 'largest-risk',
      round: 1,
      hints: ['<p>Compare the averages.</p>'],
    });
    expect((await take(2)).body.hints).toHaveLength(2);
    expect((await take(1)).body.hints).toHaveLength(1);
    expect((await take(3)).body.hints).toHaveLength(3);
    expect((await take(4)).status).toBe(400);
    const { data } = await learner.rest.from('quiz_hints').select('item_id, step').order('step');
    expect(data).toEqual([1, 2, 3].map((step) => ({ item_id: 'largest-risk', step })));

    expect(await finish(learner, attempt, [])).toMatchObject({ finished: { score: 100, passed: true } });
    expect(await take(1)).toEqual({ status: 409, body: { code: 'item-answered' } });
  });

  test('help between the first try and the second, and not after it', async () => {
    const { learner, attempt } = await openQuiz();
    const item = { attempt_id: attempt.attempt_id, item_id: 'largest-risk' };
    const take = (step: number) => learner.call('take-quiz-hint', { ...item, step });
    await answer(learner, attempt, 'largest-risk', ['c2']);
    expect((await take(1)).body.hints).toEqual(['<p>Compare the averages.</p>']);
    await answer(learner, attempt, 'largest-risk', ['c2'], { try: 2 });
    expect(await take(2)).toEqual({ status: 409, body: { code: 'item-answered' } });
  });

  test('of a generated item hold its numbers', async () => {
    const { learner, attempt } = await openQuiz();
    const item = attempt.items.find(({ id }) => id === 'planned-loss');
    const shares = /^<p>(\d+) shares/.exec(item?.prompt_html ?? '')?.[1];
    for (const step of [1, 2, 3]) {
      await learner.call('take-quiz-hint', {
        attempt_id: attempt.attempt_id,
        item_id: 'planned-loss',
        step,
      });
    }
    const { hints } = await start(learner);
    expect(hints[0]?.hints.at(-1)).toBe(`<p>Multiply by ${shares}.</p>`);
  });
});

describe('the second round', () => {
  const wrong = ['largest-risk', 'planned-loss'];

  test('asks what was answered wrong once more, with new numbers, and changes no score', async () => {
    const { learner, attempt } = await openQuiz();
    const { review, finished } = await finish(learner, attempt, wrong);
    expect(finished).toEqual({ score: 67, passed: false });
    expect(review.map(({ id }) => id)).toEqual(wrong);
    expect(review[1]?.prompt_html).not.toBe(attempt.items.find(({ id }) => id === wrong[1])?.prompt_html);

    for (const question of await product.questions(attempt.attempt_id, 2)) {
      if (!wrong.includes(question.item.id)) continue;
      const feedback = await answer(learner, attempt, question.item.id, rightAnswer(question), { round: 2 });
      expect(feedback).toMatchObject({ round: 2, is_correct: true, finished });
    }
    const { data } = await learner.rest.from('quiz_attempts').select('score, passed');
    expect(data).toEqual([{ score: 67, passed: false }]);

    const shown = await start(learner, attempt.attempt_id);
    expect(shown).toMatchObject({ attempt_id: attempt.attempt_id, finished, review });
    expect(shown.answers.filter(({ round }) => round === 2)).toHaveLength(2);
    const next = await start(learner);
    expect(next).toMatchObject({ finished: null, answers: [], review: [] });
    expect(next.attempt_id).not.toBe(attempt.attempt_id);
  });

  test('asks nothing before the attempt is finished, and nothing that was right', async () => {
    const { learner, attempt } = await openQuiz();
    const call = (item_id: string) =>
      learner.call('answer-quiz-item', {
        attempt_id: attempt.attempt_id,
        item_id,
        round: 2,
        answer: ['c1'],
      });
    const refused = { status: 409, body: { code: 'item-not-weak' } };
    await answer(learner, attempt, 'largest-risk', ['c2']);
    expect(await call('largest-risk')).toEqual(refused);
    await finish(learner, attempt, []);
    expect(await call('kinds-of-risk')).toEqual(refused);
    expect((await call('largest-risk')).status).toBe(200);
  });
});
