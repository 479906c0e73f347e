import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

type RequestOrigin = {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
};

/**
 * Whether a request comes from this machine itself: not through a proxy, and not from a page of another site whose
 * name was made to point here (its name would be the `Host`).
 */
export function isLocalRequest({ headers, socket }: RequestOrigin): boolean {
  if (Object.keys(headers).some((name) => PROXY_HEADERS.test(name))) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const [, name = ''] = /^(\[[\da-f:]+\]|[a-z\d.-]+)(?::\d+)?$/i.exec(headers.host ?? '') ?? [];
  const isLocalName = name.toLowerCase() === 'localhost' || isLoopbackAddress(name);
  return isLocalName && isLoopbackAddress(socket.remoteAddress ?? '');
}

/** What proxies and content networks add. */
const PROXY_HEADERS = /^(?:x-forwarded-.*|forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-.*)$/;

function isLoopbackAddress(text: string): boolean {
  const address = text.replace(/^::ffff:|[[\]]/g, '');
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}
