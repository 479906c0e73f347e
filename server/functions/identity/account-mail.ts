import type { Query } from '../../adapters/sql.ts';
import type { Recipient } from '../find-recipient.ts';

/** A mail about the end of an account. */
export type AccountMail = Recipient & {
  readonly kind: 'deletion_requested' | 'deletion_cancelled' | 'account_deleted';
  /** The day that the mail speaks of. */
  readonly date?: Date;
};

/** Puts a mail into the outbox, in the caller's transaction. */
export type MailAccount = (query: Query, mail: AccountMail) => Promise<void>;
