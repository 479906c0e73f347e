import { RestError } from '../rest-error.ts';

/** Codes of Node's sockets when nobody answers or somebody hangs up. */
const SOCKET_CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * PostgREST's answer for a database that gives no connection: 504 when the pool has none free in time, 503 when
 * the connection cannot be made or breaks. Undefined for every other error.
 */
export function unreachableDatabase(error: unknown): RestError | undefined {
  if (!(error instanceof Error)) return undefined;
  // `pg` has no codes of its own for these.
  if (error.message === 'timeout exceeded when trying to connect') {
    return new RestError(504, 'PGRST003', 'Timed out acquiring connection from connection pool.');
  }
  const isBroken = error.message.startsWith('Connection terminated');
  if (isBroken || ('code' in error && SOCKET_CODES.has(error.code))) {
    return new RestError(503, 'PGRST001', 'Database client error. Retrying the connection.');
  }
  return undefined;
}
