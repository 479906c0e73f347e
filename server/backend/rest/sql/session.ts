import type { Statement } from '../../database/batch.ts';
import { localSettings } from '../../database/local-settings.ts';
import { STATEMENT_TIMEOUTS } from '../../database/statement-timeouts.ts';
import type { GatewayRequest } from '../../http/exchange.ts';
import { shownHeaders } from '../../http/shown-headers.ts';
import { quoteIdentifier } from './quote.ts';

/** The part of a request that a session is made of. */
export type SessionRequest = Pick<GatewayRequest, 'identity' | 'method' | 'path' | 'headers' | 'address'>;

/** What of a session depends on the plan and the schema, and not on who asks. */
export type SessionNeeds = {
  /** From `searchPathOf`; undefined when connections have it already. */
  readonly searchPath: string | undefined;
  readonly readOnly: boolean;
  readonly timezone: string | undefined;
  /** Whether the database has a function, policy or view that looks at `request.method` or `request.path`. */
  readonly requestLine: boolean;
};

/**
 * The first statement of every batch: who asks, and what with. All of it ends with the transaction. Each setting
 * costs PostgreSQL a microsecond or two, so only what can matter is set.
 */
export function sessionStatement(request: SessionRequest, needs: SessionNeeds): Statement {
  const { identity, method, path } = request;
  return localSettings({
    role: identity.role,
    'request.jwt.claims': identity.claimsText,
    'request.headers': shownHeaders(request),
    'request.method': needs.requestLine ? method : undefined,
    'request.path': needs.requestLine ? path : undefined,
    search_path: needs.searchPath,
    timezone: needs.timezone,
    statement_timeout: STATEMENT_TIMEOUTS.get(identity.role),
    transaction_read_only: needs.readOnly ? 'on' : undefined,
  });
}

/** The request's schema first, then the extra ones of the settings. */
export function searchPathOf(schema: string, extra: readonly string[]): string {
  return [...new Set([schema, ...extra])].map(quoteIdentifier).join(', ');
}
