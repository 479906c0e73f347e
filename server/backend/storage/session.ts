import type { Statement } from '../database/batch.ts';
import type { GatewayRequest } from '../http/exchange.ts';

/** Headers that no policy needs to see. */
const SECRET_HEADERS: ReadonlySet<string> = new Set([
  'authorization',
  'apikey',
  'cookie',
  'proxy-authorization',
]);

/** Milliseconds a statement may take, by role; roles not named keep PostgreSQL's own setting. */
const STATEMENT_TIMEOUTS: Readonly<Record<string, string>> = { anon: '3000', authenticated: '8000' };

/** The part of a request that policies may ask about. */
export type Caller = Pick<GatewayRequest, 'identity' | 'method' | 'path' | 'headers' | 'address'>;

const SET = [
  'role',
  'request.jwt.claims',
  'request.headers',
  'request.method',
  'request.path',
  'statement_timeout',
]
  .map((name, index) => `set_config('${name}', $${index + 1}, true)`)
  .join(', ');

/** From here on, a transaction sees and does what the policies let the caller see and do. */
export function actAsCaller({ identity, method, path, headers, address }: Caller): Statement {
  const shown: Record<string, unknown> = {};
  for (const name in headers) if (!SECRET_HEADERS.has(name)) shown[name] = headers[name];
  shown['x-forwarded-for'] = address;
  // Whoever looks on as somebody else only reads.
  const readOnly =
    identity.claims.act === undefined ? '' : `, set_config('transaction_read_only', 'on', true)`;
  return {
    text: `select ${SET}${readOnly}`,
    values: [
      identity.role,
      identity.claimsText,
      JSON.stringify(shown),
      method,
      path,
      STATEMENT_TIMEOUTS[identity.role] ?? '0',
    ],
  };
}

/** From here on, a transaction passes the policies: what a bucket is, and what a public or signed address opens. */
export const ACT_AS_SERVICE: Statement = {
  text: `select set_config('role', 'service_role', true), set_config('request.jwt.claims', '{"role":"service_role"}', true)`,
  values: [],
};
