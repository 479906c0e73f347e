import type { Query } from '../../database/database.ts';

export type Mail = {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/**
 * Puts a mail into the outbox, in the caller's transaction: it is sent exactly when what it speaks of has
 * happened.
 */
export async function sendMail(query: Query, mail: Mail, at: Date): Promise<void> {
  await query(
    'insert into engine.outbox (recipient, subject, body_text, body_html, created_at) values ($1, $2, $3, $4, $5)',
    [mail.recipient, mail.subject, mail.text, mail.html, at],
  );
}
