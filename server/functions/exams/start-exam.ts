import { drawSitting } from '#domain/exams/draw-sitting.ts';
import { examRequest } from '#domain/exams/contract.ts';
import { one } from '#domain/kernel/one.ts';
import type { Query } from '../../adapters/sql.ts';
import { lockLearner } from '../lock-learner.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { examBank, lastMet } from './sitting/exam-bank.ts';
import { type ExamFacts, examFacts } from './sitting/exam-facts.ts';
import { examState } from './sitting/exam-state.ts';

/**
 * Begins a sitting of an exam, or goes on with the one that is open, on whatever device. From now on its time runs, by the clock
 * of the server.
 *
 * Refusals: 404 `exam-not-found`; 409 `exam-passed`, `too-many-sittings`, `lesson-closed`.
 */
export const startExam: ProductFunction = async (request, { caller, transaction, now: clock }) => {
  const userId = requireUser(caller);
  const { lesson_id: lessonId } = await readCall(request, examRequest);
  const now = clock();
  const lots = { now, random: Math.random };
  const state = await transaction(async (query) => {
    await lockLearner(query, userId);
    // Ends what is over, before anything begins.
    const { open } = await examState(query, userId, lessonId, lots);
    if (!open) await begin(query, userId, await examFacts(query, userId, lessonId, now), lots);
    return examState(query, userId, lessonId, lots);
  });
  return Response.json(state);
};

async function begin(
  query: Query,
  userId: string,
  exam: ExamFacts,
  { now, random }: { readonly now: Date; readonly random: () => number },
): Promise<void> {
  if (exam.refusal !== null) throw new Refusal(409, exam.refusal);
  const { lessonId } = exam;
  const drawn = drawSitting(await examBank(query, lessonId), await lastMet(query, userId, lessonId), random);
  const { rows } = await query<{ id: string }>(
    `insert into public.exam_sittings (user_id, lesson_id, started_at, ends_at)
     values ($1, $2, $3, $3::timestamptz + make_interval(mins => $4)) returning id`,
    [userId, lessonId, now, exam.minutes],
  );
  await query(
    `insert into public.exam_answers (sitting_id, place, user_id, item_id, skill, asked_at)
     select $1, place, $2, item ->> 'id', item ->> 'skill', $4
     from jsonb_array_elements($3::jsonb) with ordinality as items(item, place)`,
    [one(rows).id, userId, JSON.stringify(drawn), now],
  );
}
