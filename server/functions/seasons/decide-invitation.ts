import { decideInvitationRequest } from '#domain/seasons/contract.ts';
import type { EarnedFacts } from '#domain/credentials/shape/earned-facts.ts';
import { RESULT_KINDS } from '#domain/credentials/shape/result-kinds.ts';
import type { Policy } from '#domain/exams/practical/policy.ts';
import type { Practical } from '#domain/quiz/exam/practical-schema.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import { invitationDecision } from '#server/mails/seasons/invitation-decision.ts';
import type { SendMail } from '#server/mails/mail-template.ts';
import type { Query } from '../../adapters/sql.ts';
import { type AdminFunction, adminAction } from '../admin-function.ts';
import { findRecipient } from '../find-recipient.ts';
import { lockLearner } from '../lock-learner.ts';
import { Refusal } from '../product-function.ts';
import { hashesOf, playedAttempt } from '../exams/practical/played-attempt.ts';
import { agreedFacts } from '../credentials/agreed-facts.ts';
import { orderCertificate } from '../credentials/order-certificate.ts';
import { holdsCertificate } from './parts/holds-certificate.ts';

type Invited = {
  readonly user_id: UserId;
  readonly number: number;
  readonly achievement_id: string;
  readonly exam_bits: string;
  readonly record: string;
  readonly session_id: string;
  readonly through: number | null;
  readonly practical: Practical;
  readonly policy: Policy;
  readonly is_recomputable: boolean;
  /** Whether they still hold a certificate of the exam. */
  readonly holds: boolean;
};

/**
 * Decides, after somebody has looked at the record, whether one of a season's top tenth gets award and invitation, with a reason that
 * they read; and writes to them. Granted, the award is ordered and the invitation gets its code.
 *
 * Refusals: 404 `invitation-not-found`; 409 `invitation-decided`; `certificate-lost` for one that would be granted to somebody whose
 * certificate was revoked meanwhile.
 *
 * @param drawCode 100 random bits, as letters and digits
 */
export function createDecideInvitation(sendMail: SendMail, drawCode: () => string): AdminFunction {
  return adminAction(
    'decide-invitation',
    decideInvitationRequest,
    async ({ invitation_id: id, is_granted: isGranted, reason }, { query, now }) => {
      const invited = await findInvited(query, id);
      if (!invited) throw new Refusal(404, 'invitation-not-found');
      const { user_id: userId, achievement_id: achievementId, exam_bits: examBits, record, number } = invited;
      await lockLearner(query, userId);
      if (isGranted && !invited.holds) throw new Refusal(409, 'certificate-lost');
      const code = isGranted ? drawCode() : null;
      const { rowCount } = await query(
        `update public.trade_invitations set is_granted = $2, reason = $3, decided_at = $4, code = $5
         where id = $1 and decided_at is null`,
        [id, isGranted, reason, now(), code],
      );
      if (rowCount === 0) throw new Refusal(409, 'invitation-decided');
      if (isGranted) {
        const facts: EarnedFacts = {
          examBits,
          practicalBits: record,
          marking: 'by-rule',
          ...(invited.is_recomputable && {
            recompute: hashesOf(await playedAttempt(query, invited, invited.through)),
          }),
          ...(await agreedFacts(query, userId)),
        };
        await orderCertificate(query, { userId, achievementId, facts });
      }
      const recipient = await findRecipient(query, userId);
      if (recipient) await sendMail(query, recipient, invitationDecision({ number, isGranted, reason }));
      return { subjectId: id, details: { is_granted: isGranted }, answer: { invitation_id: id } };
    },
  );
}

async function findInvited(query: Query, id: string): Promise<Invited | undefined> {
  const { rows } = await query<Invited>(
    `select invitations.user_id, seasons.number, achievements.id as achievement_id, entries.record,
       entries.session_id, entries.judged_through as through, seasons.practical, entries.policy,
       jsonb_array_length(achievements.body -> 'resultDescription') = $2 as is_recomputable,
       ${holdsCertificate('invitations.user_id', 'seasons.lesson_id')} as holds,
       (select string_agg(case when is_right then '1' else '0' end, '' order by place) from public.exam_answers
        where not is_new_item and sitting_id = (
          select id from public.exam_sittings where user_id = invitations.user_id and lesson_id = seasons.lesson_id
            and finished_at is not null order by started_at limit 1)) as exam_bits
     from public.trade_invitations as invitations
     join public.season_places as places on places.id = invitations.place_id
     join public.seasons on seasons.id = places.season_id
     join public.achievements on achievements.season_id = seasons.id
     join public.season_entries as entries
       on entries.season_id = seasons.id and entries.user_id = invitations.user_id
     where invitations.id = $1`,
    // An award that was planned without them states no hashes.
    [id, RESULT_KINDS.length],
  );
  return oneOrNone(rows);
}
