import type { GatewayRequest } from './exchange.ts';

/** Headers that no policy and no function needs to see. */
const SECRET_HEADERS: ReadonlySet<string> = new Set([
  'authorization',
  'apikey',
  'cookie',
  'proxy-authorization',
]);

/** All headers but secrets as JSON text for `request.headers`, with the visitor's address as the gateway knows it. */
export function shownHeaders({ headers, address }: Pick<GatewayRequest, 'headers' | 'address'>): string {
  const shown: Record<string, unknown> = {};
  for (const name in headers) if (!SECRET_HEADERS.has(name)) shown[name] = headers[name];
  shown['x-forwarded-for'] = address;
  return JSON.stringify(shown);
}
