import {
  aboutPersonRequest,
  banAccountRequest,
  type UnbanAccountResponse,
} from '#domain/identity/people-contract.ts';
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

/** Lets a banned account in again. Refuses with 404 `account-not-found`. */
export const unbanAccount = adminAction('unban-account', aboutPersonRequest, async (input, { query }) => {
  const { user_id: id } = input;
  const { rows } = await query<NonNullable<UnbanAccountResponse['lifted']>>(
    'select ends_at, reason from private.unban_account($1) where reason is not null',
    [id],
  );
  const answer: UnbanAccountResponse = { user_id: id, lifted: rows[0] ?? null };
  return { subjectId: id, answer };
});
