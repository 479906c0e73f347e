import type { Query } from '../adapters/sql.ts';

type Mail = { to: string; subject: string; text: string; html: string; created_at: Date };

/** Newest mails that the page shows. */
const SHOWN = 50;

/** The mails of the outbox, newest first. @param to only those to this address */
export async function readMailbox(query: Query, to: string | null): Promise<Mail[]> {
  const { rows } = await query<Mail>(
    `select recipient as "to", subject, body_text as text, body_html as html, created_at from engine.outbox
     where $1::text is null or recipient = lower($1) order by created_at desc limit ${SHOWN}`,
    [to],
  );
  return rows;
}

/** The mailbox as a plain page. The mails' own HTML is shown as text: the page runs nothing of theirs. */
export function mailboxPage(mails: readonly Mail[]): string {
  const items = mails.map(
    (mail) => `<article><h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.to)}, ${mail.created_at.toISOString()}</p><pre>${linkAddresses(escapeHtml(mail.text))}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title><h1>Mailbox of this installation</h1>
<p>No mail server is configured (SMTP_URL), so mails are kept here.</p>${items.join('\n') || '<p>No mail yet.</p>'}</html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function linkAddresses(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}
