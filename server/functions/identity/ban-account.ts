import { aboutPersonRequest, banAccountRequest } from '#domain/identity/people-contract.ts';
import { adminAction } from '../admin-function.ts';

const DAY_MS = 86_400_000;

/**
 * Bans an account for some days, or until the ban is lifted, and ends its sessions at once. The reason is kept beside
 * the account and goes with it; the log, which stays, says only for how long.
 *
 * Refusals: 404 `account-not-found`, 409 `own-account` and `account-is-admin`.
 */
export const banAccount = adminAction('ban-account', banAccountRequest, async (input, { query, now }) => {
  const { user_id: id, days, reason } = input;
  const endsAt = days === null ? null : new Date(now().getTime() + days * DAY_MS);
  await query('select private.ban_account($1, $2, $3)', [id, endsAt, reason]);
  return { subjectId: id, details: { days }, answer: { user_id: id, ban_ends_at: endsAt } };
});

/** Lets a banned account in again. Refuses with 404 `account-not-found`. */
export const unbanAccount = adminAction('unban-account', aboutPersonRequest, async (input, { query }) => {
  const { user_id: id } = input;
  await query('select private.unban_account($1)', [id]);
  return { subjectId: id, answer: { user_id: id } };
});
