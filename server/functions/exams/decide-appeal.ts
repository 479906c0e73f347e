import { decideAppealRequest } from '#domain/exams/appeal-contract.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { appealDecision } from '#server/mails/exams/appeal-decision.ts';
import type { SendMail } from '#server/mails/mail-template.ts';
import { type AdminFunction, adminAction } from '../admin-function.ts';
import { findRecipient } from '../find-recipient.ts';
import { lockLearner } from '../lock-learner.ts';
import { Refusal } from '../product-function.ts';
import { completeCertificate } from './complete-certificate.ts';
import { grantSitting } from './sitting/grant-sitting.ts';

/**
 * Decides what a learner has said against a sitting or the score of a practical part, with a reason that the learner reads, and writes
 * to them. What is granted counts as passed, and its certificate says that a person marked it; it is ordered at once where nothing else
 * is missing.
 *
 * Refusals: 404 `appeal-not-found`, `exam-not-found`; 409 `appeal-decided`, `own-appeal`.
 */
export function createDecideAppeal(sendMail: SendMail): AdminFunction {
  return adminAction(
    'decide-appeal',
    decideAppealRequest,
    async ({ appeal_id: id, is_granted: isGranted, reason }, { query, now, adminId }) => {
      const { rows } = await query<{ user_id: UserId; lesson_id: string; sitting_id: string | null }>(
        `select appeals.user_id, appeals.sitting_id, coalesce(sittings.lesson_id, attempts.lesson_id) as lesson_id
         from public.exam_appeals as appeals
         left join public.exam_sittings as sittings on sittings.id = appeals.sitting_id
         left join public.practical_attempts as attempts on attempts.session_id = appeals.session_id
         where appeals.id = $1`,
        [id],
      );
      const found = oneOrNone(rows);
      if (!found) throw new Refusal(404, 'appeal-not-found');
      const { user_id: userId, lesson_id: lessonId, sitting_id: sittingId } = found;
      if (userId === adminId) throw new Refusal(409, 'own-appeal');
      const at = now();
      await lockLearner(query, userId);
      const { rowCount } = await query(
        `update public.exam_appeals set is_granted = $2, decision = $3, decided_at = $4
         where id = $1 and decided_at is null`,
        [id, isGranted, reason, at],
      );
      if (rowCount === 0) throw new Refusal(409, 'appeal-decided');
      if (isGranted && sittingId !== null) await grantSitting(query, userId, sittingId, at);
      if (isGranted) await completeCertificate(query, userId, lessonId);
      const recipient = await findRecipient(query, userId);
      const against = sittingId === null ? 'practical' : 'sitting';
      if (recipient)
        await sendMail(query, recipient, appealDecision({ against, lessonId, isGranted, reason }));
      return { subjectId: id, details: { is_granted: isGranted }, answer: { appeal_id: id } };
    },
  );
}
