import { decideAppealRequest } from '#domain/exams/practical-contract.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import { adminAction } from '../admin-function.ts';
import { lockLearner } from '../lock-learner.ts';
import { Refusal } from '../product-function.ts';
import { completeCertificate } from './complete-certificate.ts';

/**
 * Decides what a learner has said against the score of a practical part, with a reason that the learner reads. One that is granted
 * counts as passed, and its certificate says that a person marked it; it is ordered at once where nothing else is missing.
 *
 * Refusals: 404 `appeal-not-found`; 409 `appeal-decided`.
 */
export const decideAppeal = adminAction(
  'decide-appeal',
  decideAppealRequest,
  async ({ appeal_id: id, is_granted: isGranted, reason }, { query, now }) => {
    const { rows } = await query<{ user_id: string; lesson_id: string }>(
      `select attempts.user_id, attempts.lesson_id from public.practical_appeals as appeals
       join public.practical_attempts as attempts on attempts.session_id = appeals.session_id where appeals.id = $1`,
      [id],
    );
    const found = oneOrNone(rows);
    if (!found) throw new Refusal(404, 'appeal-not-found');
    await lockLearner(query, found.user_id);
    const { rowCount } = await query(
      `update public.practical_appeals set is_granted = $2, decision = $3, decided_at = $4
       where id = $1 and decided_at is null`,
      [id, isGranted, reason, now()],
    );
    if (rowCount === 0) throw new Refusal(409, 'appeal-decided');
    if (isGranted) await completeCertificate(query, found.user_id, found.lesson_id);
    return { subjectId: id, details: { is_granted: isGranted }, answer: { appeal_id: id } };
  },
);
