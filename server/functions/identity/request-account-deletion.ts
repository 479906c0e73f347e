import { one } from '#domain/kernel/one.ts';
import type { RequestAccountDeletionResponse } from '#domain/identity/contract.ts';
import { deletionRequested } from '#server/mails/identity/account-deletion.ts';
import type { SendMail } from '#server/mails/mail-template.ts';
import { type CountUse, type ProductFunction, Refusal } from '../product-function.ts';
import { requireUser } from '../read-call.ts';
import { findRecipient } from '../find-recipient.ts';

const DAY_MS = 86_400_000;

/** Each request may be a mail, and its cancellation another. */
const REQUEST_LIMIT = { limit: 5, windowSeconds: 3600 } as const;

/**
 * Notes that somebody wants their account deleted, and mails when it will be. Asked again, the first date stands.
 *
 * Refuses with 429 `too-many-deletion-requests`.
 *
 * @param graceDays for how many days they can change their mind
 */
export function createRequestAccountDeletion(
  graceDays: number,
  sendMail: SendMail,
  countUse: CountUse,
): ProductFunction {
  return async (_request, { caller, transaction, now }) => {
    const userId = requireUser(caller);
    const wait = await countUse('request-account-deletion', userId, REQUEST_LIMIT);
    if (wait > 0) throw new Refusal(429, 'too-many-deletion-requests');
    const dueAt = await transaction(async (query) => {
      const requestedAt = now();
      const wanted = new Date(requestedAt.getTime() + graceDays * DAY_MS);
      const added = await query(
        `insert into public.account_deletions (user_id, requested_at, due_at) values ($1, $2, $3)
         on conflict do nothing`,
        [userId, requestedAt, wanted],
      );
      if (added.rowCount > 0) {
        const recipient = await findRecipient(query, userId);
        if (recipient) await sendMail(query, recipient, deletionRequested(wanted));
        return wanted;
      }
      const { rows } = await query<{ due_at: Date }>(
        'select due_at from public.account_deletions where user_id = $1',
        [userId],
      );
      return one(rows).due_at;
    });
    const response: RequestAccountDeletionResponse = { due_at: dueAt.toISOString() };
    return Response.json(response);
  };
}
