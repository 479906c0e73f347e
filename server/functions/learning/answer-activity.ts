import { answerActivityRequest, type AnswerActivityResponse } from '#domain/activities/contract.ts';
import { roundTo } from '#domain/kernel/round-to.ts';
import { isSettled } from '#domain/activities/question.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { recordResponse } from '../record-response.ts';
import { askActivities, askedBy } from './activity-questions.ts';
import { loadActivityAnswers, loadActivityHints, questionState } from './activity-state.ts';

/**
 * Takes an answer to an activity of a lesson and tells what it came to. What is wrong with it is told at once, the solution
 * once it is right or no try is left. An answer to a settled question changes nothing and gets what was told before.
 *
 * Refusals: 404 `lesson-not-found`, `activity-not-found`; 403 `lesson-closed`; 400 `invalid-request`; 409 `too-many-answers`.
 */
export const answerActivity: ProductFunction = async (request, { caller, transaction, now }) => {
  const userId = requireUser(caller);
  const given = await readCall(request, answerActivityRequest);
  const { lesson_id: lessonId, activity, item_id: itemId = null, answer, confidence = null } = given;

  const response = await transaction(async (query): Promise<AnswerActivityResponse> => {
    const questions = await askActivities(query, userId, lessonId);
    const question = questions.find(
      (asked) => asked.activity === activity && (asked.item?.id ?? null) === itemId,
    );
    if (!question) throw new Refusal(404, 'activity-not-found');
    const grade = question.grade(answer);
    if (!grade) throw new Refusal(400, 'invalid-request', { field: 'answer' });

    // Two windows that answer at once are counted one after the other.
    await query('select pg_advisory_xact_lock(hashtextextended($1 || $2, 1))', [userId, lessonId]);
    const answers = await loadActivityAnswers(query, userId, lessonId);
    const hints = await loadActivityHints(query, userId, lessonId);
    const before = questionState(question, answers, hints);
    if (before.solution !== null) return before;

    const { is_right, notes } = grade;
    // As it is kept, so that it is the same when it is told again.
    const share = grade.share === null ? null : roundTo(grade.share, 4);
    // Learners may read their own rows, and how far a number was from the truth tells the truth.
    const error = isSettled(question, [...before.tries, grade]) ? grade.error : null;
    await query(
      `insert into public.activity_answers (user_id, lesson_id, activity, item_id, try, answer, confidence, is_right,
         share, error, skill, mistake, misconception)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        userId,
        lessonId,
        activity,
        itemId,
        before.tries.length + 1,
        JSON.stringify(answer),
        confidence,
        is_right,
        share,
        error,
        question.skill,
        notes[0]?.mistake ?? null,
        notes[0]?.misconception ?? null,
      ],
    );
    await recordResponse(query, {
      userId,
      at: now(),
      place: 'lesson',
      lessonId,
      template: [lessonId, activity, itemId].filter((part) => part !== null).join('/'),
      skill: question.skill,
      ...askedBy(question),
      try: before.tries.length + 1,
      isRight: is_right,
      mistake: notes[0]?.mistake,
      misconception: notes[0]?.misconception,
      hints: before.hints.length,
      confidence,
    });
    const kept = { activity, item_id: itemId, answer, confidence, is_right, share, error };
    return questionState(question, [...answers, kept], hints);
  });
  return Response.json(response);
};
