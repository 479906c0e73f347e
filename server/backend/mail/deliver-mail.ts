import { oneOrNone } from '#domain/kernel/one.ts';
import type { Query } from '../database/database.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import { MailRefusedError, type MailTransport, type OutgoingMail } from './mail-transport.ts';

/** The kind of the job that {@link sendMail} puts into the queue with every mail. */
export const DELIVER_MAIL = 'engine/deliver-mail';

/**
 * The job that hands one mail of the outbox to the mail server. A mail is noted as sent in the transaction that also
 * ends the job: one that the server could not take is tried again with growing pauses, one that it took is not. Should
 * the process die in the instant between its "accepted" and the end of the transaction, the mail goes out again under
 * the same `Message-ID`, by which mailboxes tell that they have it.
 *
 * @param transport undefined without a mail server: mails stay in the outbox, where `/dev/mail` shows them
 */
export function deliverMail(transport: MailTransport | undefined): JobHandler {
  return async (payload, query) => {
    if (!transport) return;
    const mail = await takeMail(query, payload);
    if (!mail) return;
    try {
      await transport.send(mail);
    } catch (error) {
      if (!(error instanceof MailRefusedError)) throw error;
      await query('update engine.outbox set refused_at = now(), refusal = $2 where id = $1', [
        mail.id,
        error.message.slice(0, 500),
      ]);
      return;
    }
    await query('update engine.outbox set sent_at = now() where id = $1', [mail.id]);
  };
}

async function takeMail(query: Query, payload: unknown): Promise<OutgoingMail | undefined> {
  const { rows } = await query<OutgoingMail>(
    `select id, recipient, subject, body_text as text, body_html as html,
       unsubscribe_url as "unsubscribeUrl" from engine.outbox
     where id = ($1::jsonb ->> 'mail_id')::uuid and sent_at is null and refused_at is null for update`,
    [JSON.stringify(payload)],
  );
  return oneOrNone(rows);
}
