import type { EarlierAppeal } from '#domain/exams/appeal-contract.ts';
import type { FinishedAttempt, PracticalState } from '#domain/exams/practical-contract.ts';
import { nextAttemptFrom } from '#domain/exams/practical/attempt-rule.ts';
import type { Query } from '../../../adapters/sql.ts';
import type { ExamFacts } from '../sitting/exam-facts.ts';
import { type AttemptRecord, attemptsOf, isDone } from './attempt-record.ts';

/** Where a learner is with the practical part of an exam; null where the exam has none. */
export async function practicalState(
  query: Query,
  userId: string,
  { lessonId, practical, mayOpen }: Pick<ExamFacts, 'lessonId' | 'practical' | 'mayOpen'>,
  now: Date,
): Promise<PracticalState | null> {
  if (practical === null) return null;
  const attempts = await attemptsOf(query, userId, lessonId);
  const open = attempts.find(({ finished_at: finishedAt }) => finishedAt === null);
  const over = attempts.filter(({ finished_at: finishedAt }) => finishedAt !== null);
  const finished = over.find(isDone) ?? over[0];
  const next = nextAttemptFrom(
    attempts.map(({ started_at: startedAt }) => startedAt),
    now,
  );
  const refusal = attempts.some(isDone)
    ? 'practical-passed'
    : !mayOpen
      ? 'lesson-closed'
      : open === undefined && next !== null
        ? 'practical-waits'
        : null;
  return {
    practical,
    attempts: attempts.length,
    refusal,
    again_from: refusal === 'practical-waits' ? (next?.toISOString() ?? null) : null,
    open: open ? { session_id: open.session_id, policy: open.policy, closed_trades: open.trades } : null,
    finished: finished ? toFinished(finished) : null,
    earlier_appeals:
      refusal === 'practical-passed'
        ? []
        : over.filter((attempt) => open !== undefined || attempt !== finished).flatMap(toAppeal),
  };
}

function toAppeal({ appeal, finished_at: at }: AttemptRecord): EarlierAppeal[] {
  return appeal && at ? [{ ...appeal, finished_at: at.toISOString() }] : [];
}

function toFinished(attempt: AttemptRecord): FinishedAttempt {
  const record = attempt.record ?? '';
  return {
    session_id: attempt.session_id,
    finished_at: attempt.finished_at?.toISOString() ?? '',
    practical: attempt.practical,
    policy: attempt.policy,
    right: record.split('1').length - 1,
    record,
    judged: attempt.judged ?? [],
    is_passed: attempt.is_passed === true,
    appeal: attempt.appeal,
  };
}
