import { oneOrNone } from '#domain/kernel/one.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import type { Appeal } from '#domain/exams/appeal-contract.ts';
import type { JudgedTrade } from '#domain/exams/practical/judge-trades.ts';
import type { Policy } from '#domain/exams/practical/policy.ts';
import type { Practical } from '#domain/quiz/exam/practical-schema.ts';
import type { Query } from '../../../adapters/sql.ts';
import { APPEAL } from '../appeals/appeals-of.ts';

/** An attempt at a practical part. */
export type AttemptRecord = {
  readonly session_id: string;
  readonly user_id: UserId;
  readonly lesson_id: string;
  readonly practical: Practical;
  readonly policy: Policy;
  readonly started_at: Date;
  readonly finished_at: Date | null;
  readonly record: string | null;
  readonly judged: readonly JudgedTrade[] | null;
  /** By its score; an appeal may have been granted all the same. */
  readonly is_passed: boolean | null;
  /** Of its session so far. */
  readonly trades: number;
  readonly appeal: Appeal | null;
};

const ATTEMPTS = `select attempts.session_id, attempts.user_id, attempts.lesson_id, attempts.practical, attempts.policy,
    attempts.started_at, attempts.finished_at, attempts.record, attempts.judged, attempts.is_passed, sessions.trades,
    case when appeals.id is not null then ${APPEAL} end as appeal
  from public.practical_attempts as attempts
  join public.simulator_sessions as sessions on sessions.id = attempts.session_id
  left join public.exam_appeals as appeals on appeals.session_id = attempts.session_id`;

/** The attempts of a learner at the practical part of an exam, the latest first. */
export async function attemptsOf(query: Query, userId: string, lessonId: string): Promise<AttemptRecord[]> {
  const { rows } = await query<AttemptRecord>(
    `${ATTEMPTS} where attempts.user_id = $1 and attempts.lesson_id = $2 order by attempts.started_at desc`,
    [userId, lessonId],
  );
  return rows.map(withDates);
}

/** The attempt that a session is; undefined for a session of another kind. */
export async function attemptOf(query: Query, sessionId: string): Promise<AttemptRecord | undefined> {
  const { rows } = await query<AttemptRecord>(`${ATTEMPTS} where attempts.session_id = $1`, [sessionId]);
  const row = oneOrNone(rows);
  return row && withDates(row);
}

/** Whether an attempt counts as passed: by its score, or by an appeal. */
export function isDone({ is_passed: isPassed, appeal }: AttemptRecord): boolean {
  return isPassed === true || appeal?.is_granted === true;
}

function withDates(row: AttemptRecord): AttemptRecord {
  return {
    ...row,
    started_at: new Date(row.started_at),
    finished_at: row.finished_at && new Date(row.finished_at),
  };
}
