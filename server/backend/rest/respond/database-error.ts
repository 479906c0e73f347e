import type { DatabaseError } from 'pg';
import { RestError } from '../rest-error.ts';

/** HTTP status by SQLSTATE, else by its first two letters, as PostgREST maps them; anything else is 400. */
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  '21000': 500,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  '57P01': 503,
  '57P02': 503,
  '57P03': 503,
  P0001: 400,
};
const STATUS_BY_CLASS: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

/**
 * PostgreSQL's error in PostgREST's shape: its own message, detail and hint with a fitting status.
 *
 * @param isAnonymous whether signing in could help, which makes 403 a 401
 */
export function restErrorOf(error: DatabaseError, isAnonymous: boolean): RestError {
  const code = error.code ?? 'XX000';
  if (code === 'PGRST') return raisedResponse(error);
  const status = statusOf(code, error.message, isAnonymous);
  return new RestError(status, code, error.message, {
    details: error.detail ?? null,
    hint: error.hint ?? null,
    headers: status === 401 ? { 'www-authenticate': 'Bearer' } : {},
  });
}

function statusOf(code: string, message: string, isAnonymous: boolean): number {
  if (code === '42501') return isAnonymous ? 401 : 403;
  // The role of a token that the database does not know.
  if (code === '22023' && message.startsWith('role "') && message.endsWith('does not exist')) return 401;
  // `raise sqlstate 'PT402'` chooses the status itself.
  if (code.startsWith('PT')) {
    const chosen = Number(code.slice(2));
    return chosen >= 200 && chosen <= 599 ? chosen : 500;
  }
  return STATUS_BY_CODE[code] ?? STATUS_BY_CLASS[code.slice(0, 2)] ?? 400;
}

/** `raise sqlstate 'PGRST'` carries the whole answer as JSON: the body in its message, the rest in its detail. */
function raisedResponse(error: DatabaseError): RestError {
  try {
    const body: Record<string, unknown> = JSON.parse(error.message);
    const rest: { status?: unknown; headers?: unknown } = JSON.parse(error.detail ?? '{}');
    const status = Number(rest.status);
    if (typeof body.code !== 'string' || typeof body.message !== 'string') throw new TypeError('incomplete');
    if (!(status >= 200 && status <= 599)) throw new TypeError('no status');
    return new RestError(status, body.code, body.message, {
      details: body.details ?? null,
      hint: typeof body.hint === 'string' ? body.hint : null,
      headers: textHeaders(rest.headers),
    });
  } catch {
    return new RestError(500, 'PGRST121', 'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error', {
      details: 'message and detail must be JSON objects with code, message and status',
    });
  }
}

function textHeaders(headers: unknown): Record<string, string> {
  if (typeof headers !== 'object' || headers === null) return {};
  const isClean = (text: string) => /^[\t\x20-\x7e]*$/.test(text);
  return Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]) => [name.toLowerCase(), String(value)] as const)
      .filter(([name, value]) => /^[a-z0-9-]+$/.test(name) && isClean(value)),
  );
}
