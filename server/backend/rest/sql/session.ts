import type { Statement } from '../../database/batch.ts';
import type { GatewayRequest } from '../../gateway/exchange.ts';
import { STATEMENT_TIMEOUTS } from '../bounds.ts';
import { quoteIdentifier } from './quote.ts';

const SETTINGS = [
  'role',
  'request.jwt.claims',
  'request.method',
  'request.path',
  'request.headers',
  'search_path',
];

const CONTEXT = SETTINGS.map((name, index) => `set_config('${name}', $${index + 1}, true)`).join(', ');
const TIMEOUT = `, set_config('statement_timeout', $${SETTINGS.length + 1}, true)`;
const READ_ONLY = `, set_config('transaction_read_only', 'on', true)`;

/** Headers that no function needs to see. */
const SECRET_HEADERS: ReadonlySet<string> = new Set([
  'authorization',
  'apikey',
  'cookie',
  'proxy-authorization',
]);

/**
 * The first statement of every batch: who asks, and what with. All of it ends with the transaction.
 *
 * @param searchPath from `searchPathOf`
 */
export function sessionStatement(
  { identity, method, path, headers, address }: GatewayRequest,
  searchPath: string,
  readOnly: boolean,
): Statement {
  const values = [
    identity.role,
    identity.claimsText,
    method,
    path,
    headersText(headers, address),
    searchPath,
  ];
  const timeout = Object.hasOwn(STATEMENT_TIMEOUTS, identity.role)
    ? STATEMENT_TIMEOUTS[identity.role]
    : undefined;
  if (timeout !== undefined) values.push(timeout);
  return { text: TEXTS[`${timeout === undefined ? 0 : 1}${readOnly ? 1 : 0}`], values };
}

/** By whether there is a timeout, and whether the transaction is read-only. */
const TEXTS = {
  '00': `select ${CONTEXT}`,
  '01': `select ${CONTEXT}${READ_ONLY}`,
  '10': `select ${CONTEXT}${TIMEOUT}`,
  '11': `select ${CONTEXT}${TIMEOUT}${READ_ONLY}`,
} as const;

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
