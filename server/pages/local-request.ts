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
export function isLocalRequest(request: RequestOrigin): boolean {
  const { host, forwarded, 'x-forwarded-for': forwardedFor, 'x-real-ip': realIp } = request.headers;
  const isDirect = forwarded === undefined && forwardedFor === undefined && realIp === undefined;
  const peer = request.socket.remoteAddress ?? '';
  const name = URL.parse(`http://${host ?? ''}`)?.hostname ?? '';
  return isDirect && isLoopbackAddress(peer) && (name === 'localhost' || isLoopbackAddress(name));
}

function isLoopbackAddress(text: string): boolean {
  const address = text.replace(/^::ffff:|[[\]]/g, '');
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}
