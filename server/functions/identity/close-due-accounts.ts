import type { UserId } from '#domain/kernel/ids.ts';
import { accountDeleted } from '#server/mails/identity/account-deletion.ts';
import type { SendMail } from '#server/mails/mail-template.ts';
import type { Query, SqlDatabase } from '../../adapters/sql.ts';
import { findRecipient } from '../find-recipient.ts';

/** The job that deletes the accounts whose grace period is over, and how often it looks. */
export const CLOSE_DUE_ACCOUNTS = { kind: 'identity/close-due-accounts', everySeconds: 3600 } as const;

/** Accounts in one run: each of them takes every row of a learner with it. */
const AT_ONCE = 50;

/**
 * Deletes accounts with everything personal, and ends what they pay; one whose payments cannot be ended waits. Events that
 * can only be appended stay, without saying whose they were: the database takes that out as the account goes.
 *
 * It runs outside of a transaction, since payments are ended elsewhere; each account goes in one of its own.
 */
export function createCloseDueAccounts(
  sendMail: SendMail,
  endPayments: (query: Query, userId: UserId) => Promise<boolean>,
  now: () => Date,
) {
  return async (_payload: unknown, database: SqlDatabase): Promise<void> => {
    const { query } = database;
    // At random, so that those that wait do not keep the others from going.
    const { rows } = await query<{ user_id: UserId }>(
      'select user_id from public.account_deletions where due_at <= $1 order by random() limit $2',
      [now(), AT_ONCE],
    );
    for (const { user_id: userId } of rows) {
      if (!(await endPayments(query, userId))) continue;
      await database.transaction(async (inside) => {
        // The owner may have taken it back meanwhile.
        const { rowCount } = await inside.query(
          `select from public.account_deletions where user_id = $1 and due_at <= $2 for update skip locked`,
          [userId, now()],
        );
        if (rowCount > 0) await closeAccount(inside.query, userId, sendMail);
      });
    }
  };
}

async function closeAccount(query: Query, userId: UserId, sendMail: SendMail): Promise<void> {
  const recipient = await findRecipient(query, userId);
  if (recipient) {
    await query('select private.forget_forms_of($1)', [recipient.recipient]);
    await query('delete from engine.outbox where recipient = $1', [recipient.recipient]);
  }
  // Before the row goes, so that a refresh in progress is waited for.
  await query('delete from auth.sessions where user_id = $1', [userId]);
  await query('delete from auth.users where id = $1', [userId]);
  if (recipient) await sendMail(query, recipient, accountDeleted);
}
