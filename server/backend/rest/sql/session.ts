import type { Statement } from '../../database/batch.ts';
import type { GatewayRequest } from '../../http/exchange.ts';
import { STATEMENT_TIMEOUTS } from '../bounds.ts';
import { quoteIdentifier } from './quote.ts';

/** Headers that no function needs to see. */
const SECRET_HEADERS: ReadonlySet<string> = new Set([
  'authorization',
  'apikey',
  'cookie',
  'proxy-authorization',
]);

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
  const { identity, method, path, headers, address } = request;
  const values = [identity.role, identity.claimsText, headersText(headers, address)];
  let names = 'role,request.jwt.claims,request.headers';
  const set = (name: string, value: string | undefined) => {
    if (value === undefined) return;
    names += `,${name}`;
    values.push(value);
  };
  if (needs.requestLine) {
    set('request.method', method);
    set('request.path', path);
  }
  set('search_path', needs.searchPath);
  set('timezone', needs.timezone);
  set('statement_timeout', STATEMENT_TIMEOUTS.get(identity.role));
  set('transaction_read_only', needs.readOnly ? 'on' : undefined);
  return { text: textFor(names), values };
}

const texts = new Map<string, string>();

/** One text for each combination of settings, so that each is prepared once. */
function textFor(names: string): string {
  let text = texts.get(names);
  if (text === undefined) {
    const calls = names.split(',').map((name, index) => `set_config('${name}', $${index + 1}, true)`);
    texts.set(names, (text = `select ${calls.join(', ')}`));
  }
  return text;
}

/** All headers but secrets as JSON, with the visitor's address as the gateway knows it. */
function headersText(headers: GatewayRequest['headers'], address: string): string {
  const shown: Record<string, unknown> = {};
  for (const name in headers) if (!SECRET_HEADERS.has(name)) shown[name] = headers[name];
  shown['x-forwarded-for'] = address;
  return JSON.stringify(shown);
}

/** The request's schema first, then the extra ones of the settings. */
export function searchPathOf(schema: string, extra: readonly string[]): string {
  return [...new Set([schema, ...extra])].map(quoteIdentifier).join(', ');
}
