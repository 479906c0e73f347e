import type { Statement } from '../database/batch.ts';
import { localSettings } from '../database/local-settings.ts';
import { STATEMENT_TIMEOUTS } from '../database/statement-timeouts.ts';
import type { GatewayRequest } from '../http/exchange.ts';
import { shownHeaders } from '../http/shown-headers.ts';

/** The part of a request that policies may ask about. */
export type Caller = Pick<GatewayRequest, 'identity' | 'method' | 'path' | 'headers' | 'address'>;

/** From here on, a transaction sees and does what the policies let the caller see and do. */
export function actAsCaller(caller: Caller): Statement {
  const { identity, method, path } = caller;
  return localSettings({
    role: identity.role,
    'request.jwt.claims': identity.claimsText,
    'request.headers': shownHeaders(caller),
    'request.method': method,
    'request.path': path,
    statement_timeout: STATEMENT_TIMEOUTS.get(identity.role) ?? '0',
    // Whoever looks on as somebody else only reads.
    transaction_read_only: identity.claims.act === undefined ? undefined : 'on',
  });
}

/** From here on, a transaction passes the policies: what a bucket is, and what a public or signed address opens. */
export const ACT_AS_SERVICE: Statement = localSettings({
  role: 'service_role',
  'request.jwt.claims': '{"role":"service_role"}',
});
