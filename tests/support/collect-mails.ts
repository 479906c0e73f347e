import type { MailContent } from '#server/backend/mail/lay-out-mail.ts';
import { createComposer } from '#server/mails/compose-mail.ts';
import type { SendMail } from '#server/mails/mail-template.ts';

const compose = createComposer({ site: 'Ledgerline', publicUrl: 'https://learn.example' });

/** Composes mails as the product does, and keeps them instead of an outbox. */
export function collectMails(): { readonly mails: MailContent[]; readonly sendMail: SendMail } {
  const mails: MailContent[] = [];
  return { mails, sendMail: async (_query, to, template) => void mails.push(compose(to, template)) };
}
