import { banAccountRequest } from '#domain/identity/people-contract.ts';
import { adminAction } from '../admin-function.ts';

/**
 * Bans an account until a moment, or until the ban is lifted, and ends its sessions at once. The reason is kept beside
 * the account and goes with it; the log, which stays, says only until when.
 *
 * Refusals: 404 `account-not-found`, 409 `own-account`, `account-is-admin` and `ban-over`.
 */
export const banAccount = adminAction('ban-account', banAccountRequest, async (input, { query }) => {
  const { user_id: id, ends_at: endsAt, reason } = input;
  await query('select private.ban_account($1, $2, $3)', [id, endsAt, reason]);
  return { subjectId: id, details: { ends_at: endsAt }, answer: { user_id: id } };
});
