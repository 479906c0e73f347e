import { createTransport } from 'nodemailer';

/** A mail as it lies in the outbox. */
export type OutgoingMail = {
  /** Its id in the outbox; the `Message-ID` is made of it, so that a mail sent twice is known as one. */
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** See `Mail`. */
  readonly unsubscribeUrl: string | null;
};

/** Raised when the mail server refuses a mail for good: trying again would change nothing. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

export type MailTransport = {
  /**
   * Hands a mail to the mail server.
   * @throws MailRefusedError when it is refused for good; any other error when it may be tried again
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
};

export type MailTransportOptions = {
  /** `smtp://` or `smtps://` with user and password, as nodemailer reads it. */
  readonly url: string;
  /** The sender's address. */
  readonly from: string;
  /** The sender's name. */
  readonly senderName: string;
};

/** Longest wait, in milliseconds, for the mail server to answer: mails go out one after the other. */
const ANSWER_MS = 15_000;

/** How long, in milliseconds, a mail server that could not be reached is left alone. */
const REST_MS = 10_000;

/** A connection to the mail server, opened when the first mail is sent and kept for the next ones. */
export function createMailTransport({ url, from, senderName }: MailTransportOptions): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    connectionTimeout: ANSWER_MS,
    greetingTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  let unreachableUntil = 0;
  return {
    async send({ id, recipient, subject, text, html, unsubscribeUrl }) {
      if (Date.now() < unreachableUntil)
        throw new Error('The mail server could not be reached a moment ago.');
      try {
        await transport.sendMail({
          from: { name: senderName, address: from },
          // An address object is taken as it stands; a text could name several recipients.
          to: { name: '', address: recipient },
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
          subject,
          text,
          html,
        });
      } catch (error) {
        if (responseCode(error) >= 500) throw new MailRefusedError(String(error));
        if (responseCode(error) === 0) unreachableUntil = Date.now() + REST_MS;
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** Lets the mail program end such mails by itself, in one press (RFC 8058). */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** What the mail server answered; 0 when it did not answer. A refused sign-in is the operator's to mend, not final. */
function responseCode(error: unknown): number {
  const { responseCode: code, code: kind } = error as { responseCode?: number; code?: string };
  return kind === 'EAUTH' ? 0 : (code ?? 0);
}
