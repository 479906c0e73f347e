import { oneOrNone } from '#domain/kernel/one.ts';
import { aboutPersonRequest, type UnbanAccountResponse } from '#domain/identity/people-contract.ts';
import { adminAction } from '../admin-function.ts';

/** Lets a banned account in again. Refuses with 404 `account-not-found`. */
export const unbanAccount = adminAction('unban-account', aboutPersonRequest, async (input, { query }) => {
  const { user_id: id } = input;
  const { rows } = await query<NonNullable<UnbanAccountResponse['lifted']>>(
    'select ends_at, reason from private.unban_account($1) where reason is not null',
    [id],
  );
  const answer: UnbanAccountResponse = { user_id: id, lifted: oneOrNone(rows) ?? null };
  return { subjectId: id, answer };
});
