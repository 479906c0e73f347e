import { deletionCancelled } from '#server/mails/identity/account-deletion.ts';
import type { SendMail } from '#server/mails/mail-template.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { requireUser } from '../read-call.ts';
import { findRecipient } from '../find-recipient.ts';

/** Lets an account live that was to be deleted. Refuses with 404 `no-deletion-requested`. */
export function createCancelAccountDeletion(sendMail: SendMail): ProductFunction {
  return async (_request, { caller, transaction }) => {
    const userId = requireUser(caller);
    await transaction(async (query) => {
      const { rowCount } = await query('delete from public.account_deletions where user_id = $1', [userId]);
      if (rowCount === 0) throw new Refusal(404, 'no-deletion-requested');
      const recipient = await findRecipient(query, userId);
      if (recipient) await sendMail(query, recipient, deletionCancelled);
    });
    return Response.json({});
  };
}
