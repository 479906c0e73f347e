import { expect, test } from 'vitest';
import type { LessonId } from '#domain/kernel/ids.ts';
import { nominal } from '#domain/kernel/nominal.ts';
import type { StartQuizResponse } from '#domain/quiz/contract.ts';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { quizQuestions } from '#server/functions/learning/quiz-questions.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { rightAnswer, wrongAnswer } from '#tests/support/quiz-product.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * The exam at the end of a course, asked for by somebody who does not use the browser.
 */

const { server, database } = await startProduct();
const course = stableId('risk-management-with-ai');

test('an exam opens after the modules before it, and gives neither a hint nor a second try', async () => {
  const learner = await signUpLearner(server, 'early@example.org');
  const enrolled = await learner.rest.from('enrollments').insert({ user_id: learner.id, course_id: course });
  expect(enrolled.error).toBeNull();
  const exam = await learner.rest
    .from('lessons')
    .select('id')
    .eq('course_id', course)
    .eq('is_exam', true)
    .single();
  const lesson_id = exam.data?.id ?? '';

  expect(await learner.call('start-quiz', { lesson_id })).toEqual({
    status: 403,
    body: { code: 'lesson-closed' },
  });
  const position = await learner.rest.from('lesson_positions').insert({ user_id: learner.id, lesson_id });
  expect(position.error?.code).toBe('42501');

  await database.query(
    `insert into public.user_progress (user_id, lesson_id, completed)
     select $1, lessons.id, true from public.lessons
     join public.modules on modules.id = lessons.module_id
     where lessons.course_id = $2 and lessons.retired_at is null and modules.order_index < (
       select own.order_index from public.lessons as exam join public.modules as own on own.id = exam.module_id
       where exam.id = $3
     )`,
    [learner.id, course, lesson_id],
  );
  const { status, body } = await learner.call('start-quiz', { lesson_id });
  expect(status).toBe(200);
  const { attempt_id, items } = body as StartQuizResponse;
  expect(new Set(items.map(({ hint_count }) => hint_count))).toEqual(new Set([0]));
  expect(await learner.call('take-quiz-hint', { attempt_id, item_id: items[0]?.id, step: 1 })).toEqual({
    status: 404,
    body: { code: 'hint-not-found' },
  });

  const [first] = (await quizQuestions(database.query, nominal<LessonId>(lesson_id), attempt_id))(1);
  if (!first) throw new Error('The exam is empty.');
  const given = { attempt_id, item_id: first.item.id, answer: wrongAnswer(first) };
  const { body: feedback } = await learner.call('answer-quiz-item', given);
  expect(feedback).toMatchObject({ is_correct: false, correct: rightAnswer(first) });
  const again = { ...given, answer: rightAnswer(first), try: 2 };
  expect((await learner.call('answer-quiz-item', again)).body).toEqual(feedback);
});
