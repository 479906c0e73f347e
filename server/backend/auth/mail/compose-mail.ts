import { fillIn } from '#domain/kernel/fill-in.ts';
import { layOutMail } from '../../mail/lay-out-mail.ts';
import type { Mail } from '../../mail/send-mail.ts';
import { mailTexts } from './mail-texts.ts';
import type { MailKind } from './mail-wording.ts';

export type AccountMail = {
  readonly kind: MailKind;
  readonly recipient: string;
  /** The name of the installation. */
  readonly site: string;
  /** What the profile of the user says (`user_metadata.language`); English when it says nothing we know. */
  readonly language: unknown;
  /** The address that an e-mail change speaks of. */
  readonly address?: string;
  /** The day that a mail speaks of. */
  readonly date?: Date;
  readonly link?: string;
  readonly code?: string;
  /** How long link and code work, in seconds. */
  readonly lifetimeSeconds?: number;
};

/** A mail about an account, in the language of its user, as plain text and as HTML. */
export function composeMail(mail: AccountMail): Mail {
  const texts = mailTexts(mail.language);
  const words = texts.mails[mail.kind];
  const values = {
    site: mail.site,
    address: mail.address,
    date: mail.date && day(mail.date, texts.language),
  };
  const fill = (text: string) => fillIn(text, values);
  const subject = fill(words.subject);
  const { link, code } = mail;
  const action = link === undefined ? undefined : (words.action ?? subject);
  const endings = mail.kind === 'account_deleted' ? [] : [ending(mail, texts)];
  const codeLabel = link === undefined ? texts.enterCode : texts.orEnterCode;
  return layOutMail({
    recipient: mail.recipient,
    language: texts.language,
    subject,
    parts: [
      { text: fill(words.reason) },
      ...(link === undefined || action === undefined ? [] : [{ link, words: action }]),
      ...(code === undefined ? [] : [{ code, words: codeLabel }]),
      ...endings.map((text) => ({ text })),
    ],
  });
}

/** What to do about it; there is nothing left to do about an account that is gone. */
function ending(mail: AccountMail, texts: ReturnType<typeof mailTexts>): string {
  if (mail.lifetimeSeconds === undefined) return texts.protect;
  const lifetime = minutes(mail.lifetimeSeconds, texts.language);
  return `${fillIn(texts.lifetime, { lifetime })} ${texts.ignore}`;
}

/** "5 December 2026" in the language of the mail; the server knows no time zone of the reader. */
function day(date: Date, language: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(date);
}

/** "60 minutes" in the language of the mail. */
function minutes(seconds: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
    Math.max(1, Math.round(seconds / 60)),
  );
}
