import type { Mail } from '../../mail/send-mail.ts';
import { type MailKind, mailTexts } from './mail-texts.ts';

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
  const fill = (text: string) =>
    text
      .replaceAll('{site}', mail.site)
      .replaceAll('{address}', mail.address ?? '')
      .replaceAll('{date}', mail.date ? day(mail.date, texts.language) : '');
  const subject = fill(words.subject);
  const { link, code } = mail;
  const action = link === undefined ? undefined : (words.action ?? subject);
  const endings = mail.kind === 'account_deleted' ? [] : [ending(mail, texts)];
  const codeLabel = link === undefined ? texts.enterCode : texts.orEnterCode;
  return {
    recipient: mail.recipient,
    subject,
    text: [
      fill(words.reason),
      ...(link !== undefined && action !== undefined ? [`${action}:\n${link}`] : []),
      ...(code === undefined ? [] : [`${codeLabel} ${code}`]),
      ...endings,
    ]
      .join('\n\n')
      .concat('\n'),
    html: page(texts.language, [
      `<h1 style="font:500 22px Georgia,serif;margin:0 0 16px">${escapeHtml(subject)}</h1>`,
      paragraph(escapeHtml(fill(words.reason))),
      ...(link !== undefined && action !== undefined ? [paragraph(button(link, action))] : []),
      ...(code === undefined ? [] : [paragraph(`${escapeHtml(codeLabel)} ${strong(code)}`)]),
      ...endings.map((words) => paragraph(escapeHtml(words))),
    ]),
  };
}

/** What to do about it; there is nothing left to do about an account that is gone. */
function ending(mail: AccountMail, texts: ReturnType<typeof mailTexts>): string {
  if (mail.lifetimeSeconds === undefined) return texts.protect;
  const lifetime = minutes(mail.lifetimeSeconds, texts.language);
  return `${texts.lifetime.replace('{lifetime}', lifetime)} ${texts.ignore}`;
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

/** Styles stand on the elements: mail programs drop style sheets. */
function page(language: string, parts: readonly string[]): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return [
    `<!doctype html><html lang="${language}" dir="${direction}"><body style="margin:0;background:#faf9f5">`,
    '<div style="max-width:36em;margin:0 auto;padding:24px;font:16px/1.55 system-ui,sans-serif;color:#1d1c26">',
    ...parts,
    '</div></body></html>',
  ].join('\n');
}

const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`;

const strong = (code: string) =>
  `<strong dir="ltr" style="font-size:20px;letter-spacing:2px">${escapeHtml(code)}</strong>`;

const button = (link: string, words: string) =>
  `<a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;` +
  `background:#1d1c26;color:#faf9f5;text-decoration:none">${escapeHtml(words)}</a>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
