import type { Mail } from './send-mail.ts';

/** One part of a mail: a paragraph, a link shown as a button, or a code to type in. @template Words what words are given as */
export type MailPart<Words = string> =
  | { readonly text: Words }
  | { readonly link: string; readonly words: Words }
  | { readonly code: string; readonly words: Words };

/** What a mail says, before it has a form. */
export type MailContent = {
  readonly recipient: string;
  /** A language we write in, as `en`; it decides the direction, too. */
  readonly language: string;
  readonly subject: string;
  readonly parts: readonly MailPart[];
  /** See `Mail`. */
  readonly unsubscribeUrl?: string | undefined;
};

/** Gives a mail its form, as plain text and as HTML. Everything in it is text: markup shows as it was typed. */
export function layOutMail({ recipient, language, subject, parts, unsubscribeUrl }: MailContent): Mail {
  return {
    recipient,
    subject,
    unsubscribeUrl,
    text: parts.map(partAsText).join('\n\n').concat('\n'),
    html: page(language, [
      `<h1 style="font:500 22px Georgia,serif;margin:0 0 16px">${escapeHtml(subject)}</h1>`,
      ...parts.map((part) => `<p style="margin:0 0 16px;white-space:pre-line">${partAsHtml(part)}</p>`),
    ]),
  };
}

function partAsText(part: MailPart): string {
  if ('link' in part) return `${part.words}:\n${part.link}`;
  if ('code' in part) return `${part.words} ${part.code}`;
  return part.text;
}

function partAsHtml(part: MailPart): string {
  if ('link' in part) return button(part.link, part.words);
  if ('code' in part) return `${escapeHtml(part.words)} ${strong(part.code)}`;
  return escapeHtml(part.text);
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

const strong = (code: string) =>
  `<strong dir="ltr" style="font-size:20px;letter-spacing:2px">${escapeHtml(code)}</strong>`;

const button = (link: string, words: string) =>
  `<a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;` +
  `background:#1d1c26;color:#faf9f5;text-decoration:none">${escapeHtml(words)}</a>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
