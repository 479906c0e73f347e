import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Query } from '../adapters/sql.ts';
import { isLocalRequest } from './http/local-request.ts';
import { mailboxPage, readMailbox } from './mailbox.ts';
import type { RequestTarget } from './http/request-target.ts';
import type { PageHeaders } from './http/security-headers.ts';
import { sendFile } from './http/send-file.ts';
import { createStaticFile, type StaticFile } from './http/static-files.ts';

export type DevelopmentPages = {
  /** Whether the installation has such pages at all. */
  readonly show: boolean;
  readonly query: Query;
  /** The built page of all components and what it loads, by path below `/__workshop`; empty when it was not built. */
  readonly workshop: ReadonlyMap<string, StaticFile>;
  readonly mailboxHeaders: PageHeaders;
  readonly workshopHeaders: PageHeaders;
};

const WORKSHOP = '/__workshop';

/**
 * Serves `/dev/mail`, the mailbox of an installation without a mail server, and `/__workshop` to whoever sits at this
 * machine.
 *
 * @returns false when the path is neither, or must not be seen: the answer is then the one of an unknown path
 */
export async function serveDevelopmentPage(
  pages: DevelopmentPages,
  request: IncomingMessage,
  response: ServerResponse,
  { path, query }: RequestTarget,
): Promise<boolean> {
  const isWorkshop = path === WORKSHOP || path.startsWith(`${WORKSHOP}/`);
  if (path !== '/dev/mail' && !isWorkshop) return false;
  if (!pages.show || !isLocalRequest(request)) return false;
  if (path === '/dev/mail') {
    await sendMailbox(pages, request, response, query.get('to'));
    return true;
  }
  const file = pages.workshop.get(path.slice(WORKSHOP.length) || '/workshop.html');
  if (!file) return false;
  await sendFile(request, response, file, {
    headers: { ...pages.workshopHeaders, 'cache-control': 'no-cache' },
  });
  return true;
}

async function sendMailbox(
  pages: DevelopmentPages,
  request: IncomingMessage,
  response: ServerResponse,
  to: string | null,
): Promise<void> {
  const mails = await readMailbox(pages.query, to);
  const wantsJson = (request.headers.accept ?? '').includes('application/json');
  const body = wantsJson ? JSON.stringify(mails) : mailboxPage(mails);
  await sendFile(
    request,
    response,
    createStaticFile(Buffer.from(body), wantsJson ? '.json' : '.html', { once: true }),
    { headers: { ...pages.mailboxHeaders, 'cache-control': 'no-store' } },
  );
}
