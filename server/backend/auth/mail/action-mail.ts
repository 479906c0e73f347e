import type { Mail } from './send-mail.ts';

/** A mail that asks for one click, or for typing in one code. */
export type ActionMail = {
  readonly recipient: string;
  readonly subject: string;
  /** What happened, in one sentence. */
  readonly reason: string;
  /** The words of the link. */
  readonly action: string;
  readonly link: string;
  readonly code: string;
  /** How long link and code work, in seconds. */
  readonly lifetimeSeconds: number;
};

/** The mail as plain text and as HTML. */
export function composeActionMail(mail: ActionMail): Mail {
  const { recipient, subject, reason, action, link, code } = mail;
  const lifetime = `This works once, for ${minutes(mail.lifetimeSeconds)}.`;
  const ignore = 'If it was not you, you can ignore this mail.';
  return {
    recipient,
    subject,
    text: `${reason}\n\n${action}:\n${link}\n\nOr enter this code: ${code}\n\n${lifetime} ${ignore}\n`,
    html: [
      '<!doctype html><html lang="en"><body>',
      `<p>${escapeHtml(reason)}</p>`,
      `<p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>`,
      `<p>Or enter this code: <strong>${escapeHtml(code)}</strong></p>`,
      `<p>${lifetime} ${ignore}</p>`,
      '</body></html>',
    ].join('\n'),
  };
}

function minutes(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds / 60));
  return whole === 1 ? 'one minute' : `${whole} minutes`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
