import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as the mail server got it. */
export type ReceivedMail = {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as they came. */
  readonly source: string;
};

/** What the mail server does with a mail: takes it, refuses it with a code, or never answers. */
export type MailVerdict = 'accept' | 'silence' | { readonly code: number; readonly message: string };

export type MailServer = {
  /** The value for `SMTP_URL`. */
  readonly url: string;
  readonly accepted: readonly ReceivedMail[];
  /** What happens to the next mails. */
  verdict: MailVerdict;
  /** Resolves with the next mail that comes in, whatever its verdict. */
  next(): Promise<ReceivedMail>;
  stop(): Promise<void>;
};

/** A mail server on a free port of this machine, without encryption or accounts. */
export async function startMailServer(): Promise<MailServer> {
  const accepted: ReceivedMail[] = [];
  const waiting: ((mail: ReceivedMail) => void)[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 1,
    onData(stream, session, done) {
      text(stream).then((source) => {
        const { mailFrom, rcptTo } = session.envelope;
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source,
        };
        const { verdict } = server;
        if (verdict === 'accept') accepted.push(mail);
        for (const resolve of waiting.splice(0)) resolve(mail);
        if (verdict === 'accept') done();
        else if (verdict !== 'silence') {
          done(Object.assign(new Error(verdict.message), { responseCode: verdict.code }));
        }
      }, done);
    },
  });
  // A client that is killed resets its connection.
  smtp.on('error', () => {});
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  const server: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    verdict: 'accept',
    next: () => new Promise((resolve) => waiting.push(resolve)),
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  return server;
}
