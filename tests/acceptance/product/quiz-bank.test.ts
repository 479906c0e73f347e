import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StartQuizResponse } from '#domain/quiz/contract.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { type QuizProduct, rightAnswer, startQuizProduct, wrongAnswer } from '#tests/support/quiz-product.ts';

/*
 * A quiz with more items than an attempt asks, as the exam at the end of a course is.
 */

const QUIZ = 'courses/first-steps/01-money-at-risk/02-rank-the-risks.quiz.yaml';

const alternative = (id: string) => `  - id: ${id}
    instead_of: largest-risk
    kind: single
    skill: risk-register
    difficulty: 1
    prompt: Which risk is the dearest? (${id})
    hints: [Compare., Multiply., Look at the firm.]
    choices:
      - text: The failing firm
        correct: true
        explanation: It takes everything.
      - text: The falling price
        misconception: risk-is-price-only
        explanation: The price is one of six.
`;
const BANK = ['dearest-risk', 'costly-risk', 'worst-risk'];
const PLACE = ['largest-risk', ...BANK];

let product: QuizProduct;
let learner: TestLearner;

beforeAll(async () => {
  const withBank = `items:\n${BANK.map(alternative).join('')}`;
  product = await startQuizProduct([{ edit: QUIZ, replace: 'items:\n', with: withBank }]);
  learner = await signUpLearner(product.server, 'bank@example.org');
});
afterAll(() => product?.stop());

async function call(name: string, body: Record<string, unknown>) {
  const answer = await learner.call(name, body);
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return answer.body;
}

const startAttempt = async () =>
  (await call('start-quiz', { lesson_id: product.quizId })) as StartQuizResponse;

test('every attempt asks one item for each place, and attempts differ in which', async () => {
  const drawn = new Set<string>();
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const { attempt_id: attemptId, items } = await startAttempt();
    expect(items).toHaveLength(6);
    const [first, ...others] = items.filter(({ id }) => PLACE.includes(id)).map(({ id }) => id);
    expect(others).toEqual([]);
    drawn.add(first ?? '');
    for (const question of await product.questions(attemptId)) {
      const answer = { attempt_id: attemptId, item_id: question.item.id, answer: rightAnswer(question) };
      await call('answer-quiz-item', answer);
    }
  }
  expect(drawn.size).toBeGreaterThan(1);
});

test('an item that was not drawn cannot be answered; the one that was is asked again when it was wrong', async () => {
  const { attempt_id: attemptId, items } = await startAttempt();
  const asked = items.map(({ id }) => id);
  const [other = ''] = PLACE.filter((id) => !asked.includes(id));
  const foreign = { attempt_id: attemptId, item_id: other, answer: ['c1'] };
  expect(await learner.call('answer-quiz-item', foreign)).toMatchObject({
    status: 404,
    body: { code: 'item-not-found' },
  });
  for (const question of await product.questions(attemptId)) {
    const given = PLACE.includes(question.item.id) ? wrongAnswer(question) : rightAnswer(question);
    for (const place of [1, 2]) {
      const answer = { attempt_id: attemptId, item_id: question.item.id, answer: given, try: place };
      await call('answer-quiz-item', answer);
    }
  }
  const { review } = (await call('start-quiz', {
    lesson_id: product.quizId,
    attempt_id: attemptId,
  })) as StartQuizResponse;
  expect(review.map(({ id }) => id)).toEqual(asked.filter((id) => PLACE.includes(id)));
});
