import { neededOf } from '#domain/exams/achievement-facts.ts';
import type { CriticalSkill, ExamQuestion, ExamState, FinishedSitting } from '#domain/exams/contract.ts';
import { GRACE_SECONDS } from '#domain/exams/sitting-rule.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { Query } from '../../../adapters/sql.ts';
import { appealsOf, type SittingAppeal } from '../appeals/appeals-of.ts';
import { completeCertificate } from '../complete-certificate.ts';
import { practicalState } from '../practical/practical-state.ts';
import { reportState } from '../report/report-state.ts';
import { askNewItems, criticalProgress } from './ask-new-items.ts';
import { endSitting } from './end-sitting.ts';
import { type ExamFacts, examFacts } from './exam-facts.ts';
import { missedItems } from './missed-items.ts';
import { latestSitting, type SittingRecord, type SittingRow, sittingRows } from './sitting-record.ts';

type Lots = { readonly now: Date; readonly random: () => number };

/** Whether the time of a sitting is over, with what is on its way. */
export function isOver({ endsAt, finishedAt }: SittingRecord, now: Date): boolean {
  return finishedAt !== null || now.getTime() > endsAt.getTime() + GRACE_SECONDS * 1000;
}

/** How many seconds a sitting has left. */
export function secondsLeft({ endsAt }: SittingRecord, now: Date): number {
  return Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / 1000));
}

/**
 * Where a learner is with an exam. A sitting whose time is over is ended, and new items on critical skills are asked when they
 * may be: call it in a transaction that has locked the learner.
 *
 * @throws Refusal 404 `exam-not-found`
 */
export async function examState(
  query: Query,
  userId: string,
  lessonId: string,
  { now, random }: Lots,
): Promise<ExamState> {
  let exam = await examFacts(query, userId, lessonId, now);
  let sitting = await latestSitting(query, userId, lessonId);
  if (sitting?.finishedAt === null && isOver(sitting, now)) {
    await endSitting(query, sitting, exam, { at: sitting.endsAt, random });
    exam = await examFacts(query, userId, lessonId, now);
    sitting = await latestSitting(query, userId, lessonId);
  }
  if (sitting?.isPassed === true && sitting.completedAt === null)
    await askNewItems(query, sitting, exam, { at: now, random });
  // Whatever came last: nothing is ordered twice.
  if (sitting?.isPassed === true) await completeCertificate(query, userId, lessonId);
  const { questions } = exam;
  const appeals = await appealsOf(query, userId, lessonId);
  const finished =
    sitting && sitting.finishedAt !== null ? await finishedSitting(query, sitting, exam, appeals) : null;
  return {
    lesson_id: lessonId,
    course_id: exam.courseId,
    title: exam.title,
    translations: exam.translations,
    questions,
    needed: neededOf(questions),
    minutes: exam.minutes,
    sittings_left: exam.sittingsLeft,
    refusal: exam.refusal,
    again_from: exam.againFrom?.toISOString() ?? null,
    open:
      sitting?.finishedAt === null
        ? {
            id: sitting.id,
            seconds_left: secondsLeft(sitting, now),
            questions: (await sittingRows(query, sitting)).flatMap(toQuestion),
          }
        : null,
    finished,
    earlier_appeals:
      exam.refusal === 'exam-passed'
        ? []
        : appeals
            .filter(({ sitting_id: id }) => id !== finished?.id)
            .map(({ appeal, finished_at: finishedAt }) => ({ ...appeal, finished_at: finishedAt })),
    practical: await practicalState(query, userId, exam, now),
    report: await reportState(query, userId, exam, now),
    certificate: await orderedCertificate(query, userId, exam.courseId),
  };
}

async function orderedCertificate(
  query: Query,
  userId: string,
  courseId: string,
): Promise<ExamState['certificate']> {
  const { rows } = await query<{ credential_id: string | null }>(
    `select credentials.id as credential_id from public.certificate_orders as orders
     join public.achievements on achievements.id = orders.achievement_id
     left join public.credentials on credentials.order_id = orders.id
     where orders.user_id = $1 and achievements.course_id = $2 order by orders.ordered_at desc limit 1`,
    [userId, courseId],
  );
  return oneOrNone(rows) ?? null;
}

function toQuestion({ place, asked, answer }: SittingRow): ExamQuestion[] {
  return asked === null ? [] : [{ place, item: asked.item, answer }];
}

async function finishedSitting(
  query: Query,
  sitting: SittingRecord,
  exam: ExamFacts,
  appeals: readonly SittingAppeal[],
): Promise<FinishedSitting> {
  const rows = await sittingRows(query, sitting);
  const own = rows.filter((row) => !row.is_new_item);
  const isPassed = sitting.isPassed === true;
  const critical = isPassed ? criticalProgress(rows, exam.critical) : [];
  return {
    id: sitting.id,
    finished_at: sitting.finishedAt?.toISOString() ?? '',
    right: own.filter((row) => row.is_right === true).length,
    of: own.length,
    needed: neededOf(own.length),
    is_passed: isPassed,
    appeal: appeals.find(({ sitting_id: id }) => id === sitting.id)?.appeal ?? null,
    critical: critical.map(
      ({ skill, isShown, open, againFrom }): CriticalSkill => ({
        skill,
        skill_name: nameOf(rows, skill),
        is_shown: isShown,
        question: (open && !isShown && toQuestion(open)[0]) || null,
        again_from: !isShown && !open ? (againFrom?.toISOString() ?? null) : null,
      }),
    ),
    is_complete: isPassed && critical.every(({ isShown }) => isShown),
    record: own.map((row) => (row.is_right === true ? '1' : '0')).join(''),
    missed: missedItems(rows),
  };
}

function nameOf(rows: readonly SittingRow[], skill: string): string {
  return rows.find((row) => row.skill === skill && row.asked)?.asked?.item.skill_name ?? skill;
}
