import { gradeSitting } from '#domain/exams/grade-sitting.ts';
import type { Query } from '../../../adapters/sql.ts';
import { completePassedQuiz } from '../../complete-passed-quiz.ts';
import { askNewItems } from './ask-new-items.ts';
import type { ExamFacts } from './exam-facts.ts';
import { gradeAnswer } from './grade-answer.ts';
import { type SittingRecord, sittingRows } from './sitting-record.ts';

/**
 * Ends a sitting with what was kept: grades it, keeps it as an attempt at the lesson, completes the lesson when it was passed, and
 * asks new items on the critical skills that something was missed on.
 *
 * @param at when it ended: now, or when its time was over
 */
export async function endSitting(
  query: Query,
  sitting: SittingRecord,
  exam: ExamFacts,
  { at, random }: { readonly at: Date; readonly random: () => number },
): Promise<void> {
  const rows = await sittingRows(query, sitting);
  const places = [];
  for (const row of rows)
    places.push({ skill: row.skill, isRight: await gradeAnswer(query, sitting, row, at) });
  const grade = gradeSitting(places, exam.critical);
  await query(
    `update public.exam_sittings set finished_at = $2, right_count = $3, is_passed = $4,
       completed_at = case when $5 then $2::timestamptz end
     where id = $1`,
    [sitting.id, at, grade.right, grade.isPassed, grade.isPassed && grade.missedCritical.length === 0],
  );
  await query(
    `insert into public.quiz_attempts (id, user_id, lesson_id, started_at, finished_at, score, passed)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [sitting.id, sitting.userId, sitting.lessonId, sitting.startedAt, at, grade.score, grade.isPassed],
  );
  if (!grade.isPassed) return;
  await completePassedQuiz(query, sitting, grade.score);
  await askNewItems(query, { ...sitting, finishedAt: at, isPassed: true }, exam, { at, random });
}
