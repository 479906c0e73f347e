import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** The part of a request that says where it comes from. */
export type RequestOrigin = {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
};

/** Tells the address of the visitor behind a request. */
export type VisitorAddress = (request: RequestOrigin) => string;

/**
 * Behind trusted proxies the address is the last one in `X-Forwarded-For` that is not such a proxy; without them
 * the header is a stranger's claim and only the socket counts.
 *
 * @param trustedProxies addresses and CIDR ranges
 * @throws when an entry is neither, in one sentence
 */
export function createVisitorAddress(trustedProxies: readonly string[]): VisitorAddress {
  const trusted = new BlockList();
  for (const entry of trustedProxies) addProxy(trusted, entry);
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

  return (request) => {
    const peer = plainAddress(request.socket.remoteAddress ?? '');
    if (trustedProxies.length === 0 || isIP(peer) === 0 || !isTrusted(peer)) return peer;
    const chain = String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((part) => plainAddress(part.trim()));
    for (const address of chain.reverse()) {
      if (isIP(address) === 0) break;
      if (!isTrusted(address)) return address;
    }
    return peer;
  };
}

function addProxy(list: BlockList, entry: string): void {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const family = isIP(address);
  const width = bits === undefined ? undefined : Number(bits);
  if (
    family === 0 ||
    (width !== undefined && !(Number.isInteger(width) && width >= 0 && width <= (family === 6 ? 128 : 32)))
  ) {
    throw new Error(`TRUSTED_PROXIES: "${entry}" is neither an address nor a range such as 10.0.0.0/8.`);
  }
  const kind = family === 6 ? 'ipv6' : 'ipv4';
  if (width === undefined) list.addAddress(address, kind);
  else list.addSubnet(address, width, kind);
}

/** IPv4 addresses reach an IPv6 socket as `::ffff:192.0.2.1`. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}
