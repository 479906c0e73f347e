import { afterAll, beforeAll, expect, test } from 'vitest';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { type QuizProduct, rightAnswer, startQuizProduct, wrongAnswer } from '#tests/support/quiz-product.ts';

/*
 * A free quiz is open to somebody who has signed up and not enrolled yet.
 */

let product: QuizProduct;

beforeAll(async () => {
  product = await startQuizProduct();
});
afterAll(() => product?.stop());

test('a quiz passed before enrolling counts from the enrolment on', async () => {
  const learner = await signUpLearner(product.server, 'learner@example.org');
  const take = async (answerTo: typeof rightAnswer) => {
    const { body: attempt } = await learner.call('start-quiz', { lesson_id: product.quizId });
    let finished: unknown;
    for (const question of await product.questions(String(attempt.attempt_id))) {
      const answer = { item_id: question.item.id, answer: answerTo(question) };
      for (const place of [1, 2]) {
        const given = { attempt_id: attempt.attempt_id, ...answer, try: place };
        ({ finished } = (await learner.call('answer-quiz-item', given)).body);
      }
    }
    return finished;
  };
  expect(await take(wrongAnswer)).toEqual({ score: 0, passed: false });
  expect(await take(rightAnswer)).toEqual({ score: 100, passed: true });
  expect((await learner.rest.from('user_progress').select()).data).toEqual([]);

  const course = { user_id: learner.id, course_id: stableId('first-steps') };
  expect((await learner.rest.from('enrollments').insert(course)).error).toBeNull();
  const progress = await learner.rest.from('user_progress').select('lesson_id, completed, score');
  expect(progress.data).toEqual([{ lesson_id: product.quizId, completed: true, score: 100 }]);
  const enrollment = await learner.rest.from('enrollments').select('progress').single();
  expect(enrollment.data).toEqual({ progress: 50 });
});
