import type { UserId } from '#domain/kernel/ids.ts';
import { trialReminder } from '#server/mails/billing/trial-reminder.ts';
import type { SendMail } from '#server/mails/mail-template.ts';
import type { Query } from '../../adapters/sql.ts';
import { findRecipient } from '../find-recipient.ts';

/** The job that reminds of the end of trials and ends them, and how often it looks. */
export const EXPIRE_TRIALS = { kind: 'billing/expire-trials', everySeconds: 900 } as const;

/** How long before its end a trial is reminded of, in milliseconds. */
const REMIND_BEFORE_MS = 2 * 86_400_000;

/** For how long after its end the trial of an address is remembered, in milliseconds. */
const REMEMBERED_MS = 365 * 86_400_000;

/** Mails in one run. */
const AT_ONCE = 200;

export type TrialOptions = {
  readonly sendMail: SendMail;
  /** Whether anybody takes payments: without, nothing closes when a trial ends, and nobody needs a mail. */
  readonly takesPayments: boolean;
  readonly now: () => Date;
};

/** Reminds learners once, two days before their trial ends, lets trials expire whose time is over, and forgets old ones. */
export function createExpireTrials(options: TrialOptions) {
  return async (_payload: unknown, query: Query): Promise<void> => {
    const now = options.now();
    await query(
      `update public.subscriptions set status = 'expired' where status = 'trialing' and trial_ends_at <= $1`,
      [now],
    );
    await query('delete from private.trials where ends_at <= $1', [new Date(now.getTime() - REMEMBERED_MS)]);
    if (options.takesPayments) await remind(query, options, now);
  };
}

async function remind(query: Query, options: TrialOptions, now: Date): Promise<void> {
  const { rows } = await query<{ user_id: UserId; trial_ends_at: Date }>(
    `update public.subscriptions set trial_reminded_at = $1
     where id in (
       select id from public.subscriptions
       where status = 'trialing' and trial_reminded_at is null and trial_ends_at <= $2
       order by trial_ends_at limit $3 for update skip locked
     ) returning user_id, trial_ends_at`,
    [now, new Date(now.getTime() + REMIND_BEFORE_MS), AT_ONCE],
  );
  for (const { user_id: userId, trial_ends_at: endsAt } of rows) {
    const recipient = await findRecipient(query, userId);
    if (recipient) await options.sendMail(query, recipient, trialReminder(endsAt));
  }
}
