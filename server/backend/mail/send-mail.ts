import { one } from '#domain/kernel/one.ts';
import type { Query } from '../database/database.ts';
import { enqueue } from '../jobs/jobs.ts';
import { DELIVER_MAIL } from './deliver-mail.ts';

export type Mail = {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The address at which one POST ends mails of this kind (RFC 8058); none for mails that nobody has asked for. */
  readonly unsubscribeUrl?: string | undefined;
};

/** With the pauses of the job runner, about half a day. */
const MAX_ATTEMPTS = 20;

/** Nobody has a mailbox there (RFC 6761, section 6.4): a mail would only come back. Demonstration learners live there. */
const NOWHERE = '.invalid';

/**
 * Puts a mail into the outbox, in the caller's transaction: it is sent exactly when what it speaks of has
 * happened. A mail to an address under .invalid is dropped.
 */
export async function sendMail(query: Query, mail: Mail, at: Date): Promise<void> {
  if (mail.recipient.toLowerCase().endsWith(NOWHERE)) return;
  const { rows } = await query<{ id: string }>(
    `insert into engine.outbox (recipient, subject, body_text, body_html, unsubscribe_url, created_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [mail.recipient, mail.subject, mail.text, mail.html, mail.unsubscribeUrl ?? null, at],
  );
  await enqueue(query, {
    kind: DELIVER_MAIL,
    payload: { mail_id: one(rows).id },
    maxAttempts: MAX_ATTEMPTS,
  });
}
