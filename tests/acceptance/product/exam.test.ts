import { beforeAll, describe, expect, test } from 'vitest';
import type { ExamState } from '#domain/exams/contract.ts';
import { one } from '#domain/kernel/one.ts';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { sittingRows } from '#server/functions/exams/sitting/sitting-record.ts';
import {
  answerSitting,
  CRITICAL,
  EXAM_COURSE,
  examOf,
  signUpCandidate,
} from '#tests/support/exam-candidate.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { rightAnswer, wrongAnswer } from '#tests/support/quiz-product.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * The exam at the end of a course as a sitting, asked for by somebody who does not use the browser.
 */

const { server, database } = await startProduct();
let lessonId: string;

beforeAll(async () => {
  lessonId = await examOf(database);
});

const candidate = (email: string) => signUpCandidate(server, database, email);

async function call(learner: TestLearner, name: string, given: object = { lesson_id: lessonId }) {
  const { status, body } = await learner.call(name, given);
  expect([name, status, body.code]).toEqual([name, 200, undefined]);
  return body as ExamState;
}

async function refusal(learner: TestLearner, name: string, given: object) {
  const { status, body } = await learner.call(name, given);
  return [status, body.code];
}

const rowsOf = (id: string) => sittingRows(database.query, { id, lessonId });

const openOf = (state: ExamState) => {
  if (!state.open) throw new Error('No sitting is open.');
  return state.open;
};

describe('an exam', () => {
  test('opens after the modules before it, and is no quiz', async () => {
    const early = await signUpLearner(server, 'early@example.org');
    await early.rest.from('enrollments').insert({ user_id: early.id, course_id: EXAM_COURSE });
    expect((await call(early, 'read-exam')).refusal).toBe('lesson-closed');
    expect(await refusal(early, 'start-exam', { lesson_id: lessonId })).toEqual([409, 'lesson-closed']);
    expect(await refusal(early, 'start-quiz', { lesson_id: lessonId })).toEqual([403, 'lesson-closed']);
    const learner = await candidate('no-quiz@example.org');
    expect(await refusal(learner, 'start-quiz', { lesson_id: lessonId })).toEqual([409, 'exam-is-sat']);
    expect(await refusal(learner, 'start-exam', { lesson_id: stableId('nothing') })).toEqual([
      404,
      'exam-not-found',
    ]);
  });

  test('asks what its blueprint says, without a hint or a key, and hides the answers that are kept', async () => {
    const learner = await candidate('blueprint@example.org');
    expect(await call(learner, 'read-exam')).toMatchObject({
      questions: 40,
      needed: 32,
      minutes: 65,
      sittings_left: 3,
      refusal: null,
      open: null,
      finished: null,
    });
    const open = openOf(await call(learner, 'start-exam'));
    expect(open.questions).toHaveLength(40);
    expect(open.seconds_left).toBeGreaterThan(64 * 60);
    const skills = new Set(open.questions.map(({ item }) => item.skill));
    expect(CRITICAL.filter((skill) => !skills.has(skill))).toEqual([]);
    expect(new Set(open.questions.map(({ item }) => item.hint_count))).toEqual(new Set([0]));
    expect(JSON.stringify(open)).not.toMatch(/"(key|correct|explanation|tolerance)\w*":/);
    const body = await learner.rest.from('lesson_bodies').select('quiz').eq('lesson_id', lessonId);
    expect(body).toMatchObject({ data: [], error: null });
    const { error } = await learner.rest.from('exam_answers' as never).select();
    expect(error?.code).toBe('42501');
  });

  test('keeps each answer until the sitting is handed in, on every device', async () => {
    const learner = await candidate('devices@example.org');
    const [one_, two] = await Promise.all([call(learner, 'start-exam'), call(learner, 'start-exam')]);
    const { id, questions } = openOf(one_);
    expect(openOf(two).id).toBe(id);
    const [first, second] = await rowsOf(id);
    if (!first?.asked || !second?.asked) throw new Error('Nothing is asked.');
    const give = (place: number, answer: unknown) => ({ sitting_id: id, place, answer });
    expect(await learner.call('answer-exam-item', give(1, wrongAnswer(first.asked)))).toMatchObject({
      body: { seconds_left: expect.any(Number) },
    });
    await call(learner, 'answer-exam-item', give(1, rightAnswer(first.asked)));
    await call(learner, 'answer-exam-item', give(2, rightAnswer(second.asked)));
    await call(learner, 'answer-exam-item', give(2, null));
    const again = openOf(await call(learner, 'start-exam'));
    expect(again.questions.map(({ item }) => item)).toEqual(questions.map(({ item }) => item));
    expect(again.questions.slice(0, 2).map(({ answer }) => answer)).toEqual([rightAnswer(first.asked), null]);

    const other = await candidate('not-mine@example.org');
    expect(await refusal(other, 'answer-exam-item', give(1, null))).toEqual([404, 'sitting-not-found']);
    expect(await refusal(other, 'finish-exam', { sitting_id: id })).toEqual([404, 'sitting-not-found']);
    expect(await refusal(learner, 'answer-exam-item', give(1, ['no such']))).toEqual([
      400,
      'invalid-request',
    ]);
    expect(await refusal(learner, 'answer-exam-item', give(99, null))).toEqual([404, 'item-not-found']);
    expect((await other.rest.from('exam_sittings').select()).data).toEqual([]);
  });

  test('is over when its time is, with what was kept until then', async () => {
    const learner = await candidate('late@example.org');
    const { id } = openOf(await call(learner, 'start-exam'));
    const [first, second] = await rowsOf(id);
    if (!first?.asked || !second?.asked) throw new Error('Nothing is asked.');
    await call(learner, 'answer-exam-item', { sitting_id: id, place: 1, answer: rightAnswer(first.asked) });
    await database.query(
      `update public.exam_sittings set started_at = started_at - interval '2 hours', ends_at = ends_at - interval '2 hours'
       where id = $1`,
      [id],
    );
    const late = { sitting_id: id, place: 2, answer: rightAnswer(second.asked) };
    expect((await learner.call('answer-exam-item', late)).body).toEqual({ seconds_left: 0 });
    const { open, finished } = await call(learner, 'read-exam');
    expect(open).toBeNull();
    expect(finished).toMatchObject({ right: 1, of: 40, is_passed: false, is_complete: false });
    expect(finished?.missed).toHaveLength(39);
    expect(await refusal(learner, 'answer-exam-item', late)).toEqual([200, undefined]);
    expect((await call(learner, 'read-exam')).finished?.right).toBe(1);
  });

  test('is sat three times in thirty days, with other items each time', async () => {
    const learner = await candidate('again@example.org');
    const asked: string[] = [];
    for (const _ of [1, 2, 3]) {
      const { id, questions } = openOf(await call(learner, 'start-exam'));
      asked.push(...questions.map(({ item }) => item.id));
      const { finished } = await call(learner, 'finish-exam', { sitting_id: id });
      expect(finished).toMatchObject({ right: 0, is_passed: false });
    }
    expect(new Set(asked).size).toBe(120);
    const state = await call(learner, 'read-exam');
    expect([state.refusal, state.sittings_left]).toEqual(['too-many-sittings', 0]);
    expect(Date.parse(state.again_from ?? '')).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    expect(await refusal(learner, 'start-exam', { lesson_id: lessonId })).toEqual([409, 'too-many-sittings']);
    await database.query(
      `update public.exam_sittings set started_at = started_at - interval '31 days' where user_id = $1`,
      [learner.id],
    );
    expect((await call(learner, 'start-exam')).open).not.toBeNull();
  });
});

describe('a passed sitting', () => {
  test('completes the lesson; a missed critical skill is shown on a new item first, once a day', async () => {
    const learner = await candidate('critical@example.org');
    const { id } = openOf(await call(learner, 'start-exam'));
    await answerSitting(database, learner, { id, lessonId }, (skill) => skill === 'loss-limits');
    const { finished, refusal: closed } = await call(learner, 'finish-exam', { sitting_id: id });
    expect(closed).toBe('exam-passed');
    expect(finished).toMatchObject({ is_passed: true, is_complete: false });
    const [skill] = finished?.critical ?? [];
    expect(skill).toMatchObject({ skill: 'loss-limits', is_shown: false, again_from: null });
    const question = skill?.question;
    if (!question) throw new Error('No new item is asked.');
    const before = await rowsOf(id);
    expect(before.filter(({ item_id }) => item_id === question.item.id)).toHaveLength(1);
    const progress = await learner.rest
      .from('user_progress')
      .select('completed')
      .eq('lesson_id', lessonId)
      .single();
    expect(progress.data?.completed).toBe(true);

    const asked = before.find(({ place }) => place === question.place)?.asked;
    if (!asked) throw new Error('The new item is gone.');
    const give = (place: number, answer: unknown) => ({ sitting_id: id, place, answer });
    const missed = await call(learner, 'answer-new-item', give(question.place, wrongAnswer(asked)));
    expect(missed.finished?.critical[0]).toMatchObject({ is_shown: false, question: null });
    expect(Date.parse(missed.finished?.critical[0]?.again_from ?? '')).toBeGreaterThan(
      Date.now() + 23 * 3_600_000,
    );
    // Sent again with the answer that is known by now: it changes nothing.
    await call(learner, 'answer-new-item', give(question.place, rightAnswer(asked)));
    expect((await call(learner, 'read-exam')).finished?.is_complete).toBe(false);

    await database.query(
      `update public.exam_answers set answered_at = answered_at - interval '25 hours'
       where sitting_id = $1 and is_new_item`,
      [id],
    );
    const next = (await call(learner, 'read-exam')).finished?.critical[0]?.question;
    if (!next) throw new Error('No further item is asked.');
    expect(next.item.id).not.toBe(question.item.id);
    const key = (await rowsOf(id)).find(({ place }) => place === next.place)?.asked;
    if (!key) throw new Error('The further item is gone.');
    const done = await call(learner, 'answer-new-item', give(next.place, rightAnswer(key)));
    expect(done.finished).toMatchObject({ is_complete: true, critical: [{ is_shown: true }] });
    const { rows } = await database.query<{ is_complete: boolean }>(
      'select completed_at is not null as is_complete from public.exam_sittings where id = $1',
      [id],
    );
    expect(one(rows).is_complete).toBe(true);
  });

  test('is graded once, however many devices hand it in, and every answer is evidence of its skill', async () => {
    const learner = await candidate('once@example.org');
    const { id } = openOf(await call(learner, 'start-exam'));
    await answerSitting(database, learner, { id, lessonId }, () => false);
    const states = await Promise.all([1, 2, 3].map(() => call(learner, 'finish-exam', { sitting_id: id })));
    expect(states.map(({ finished }) => [finished?.right, finished?.is_complete])).toEqual(
      Array.from({ length: 3 }, () => [40, true]),
    );
    const { rows } = await database.query<{ attempts: number; responses: number }>(
      `select (select count(*)::int from public.quiz_attempts where user_id = $1 and score = 100) as attempts,
         (select count(*)::int from public.responses where user_id = $1 and place = 'exam') as responses`,
      [learner.id],
    );
    expect(one(rows)).toEqual({ attempts: 1, responses: 40 });
    expect(await refusal(learner, 'start-exam', { lesson_id: lessonId })).toEqual([409, 'exam-passed']);
  });
});
