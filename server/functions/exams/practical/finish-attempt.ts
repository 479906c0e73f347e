import { judgeTrades, recordOf } from '#domain/exams/practical/judge-trades.ts';
import type { Query } from '../../../adapters/sql.ts';
import { lockLearner } from '../../lock-learner.ts';
import { loadSessionEvents } from '../../simulator/session-events.ts';
import type { SessionRecord } from '../../simulator/session-record.ts';
import { completeCertificate } from '../complete-certificate.ts';
import { attemptOf } from './attempt-record.ts';
import { plansOf } from './plans-of.ts';

/**
 * Scores a session that has ended when it was the practical part of an exam, by the rules and the policy that it began with, and orders
 * the certificate where that was the last thing to be shown. A session of another kind it leaves alone.
 */
export async function finishAttempt(query: Query, session: SessionRecord, at: Date): Promise<void> {
  const attempt = await attemptOf(query, session.id);
  if (!attempt || attempt.finished_at !== null) return;
  await lockLearner(query, attempt.user_id);
  const { practical, policy } = attempt;
  const planned = await plansOf(query, session.id);
  const judged = judgeTrades(
    await loadSessionEvents(query, session.id),
    practical,
    policy,
    new Set(planned.keys()),
  );
  const record = recordOf(judged, practical);
  const isPassed = record.split('1').length - 1 >= practical.needed;
  await query(
    `update public.practical_attempts set finished_at = $2, record = $3, judged = $4, is_passed = $5
     where session_id = $1`,
    [session.id, at, record, JSON.stringify(judged), isPassed],
  );
  if (isPassed) await completeCertificate(query, attempt.user_id, attempt.lesson_id);
}
