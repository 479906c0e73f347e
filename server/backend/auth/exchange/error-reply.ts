import { type GatewayRequest, jsonReply, type Reply } from '../../http/exchange.ts';
import type { AuthError } from '../errors.ts';

const VERSION_HEADER = 'x-supabase-api-version';
/** From this version of the protocol on, `code` is the error's name instead of the HTTP status. */
const NAMED_CODES = '2024-01-01';

/**
 * An error as GoTrue words it: `{code: status, error_code, msg}`, or `{code: name, message}` for clients that
 * ask for version 2024-01-01 or newer.
 */
export function errorReply(error: AuthError, request: GatewayRequest): Reply {
  const { reasons, retryAfterSeconds } = error.details;
  const headers: Record<string, string> = { 'cache-control': 'no-store', 'x-sb-error-code': error.code };
  if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds);
  const weakPassword = reasons ? { weak_password: { reasons } } : {};
  if (!asksForNamedCodes(request)) {
    const body = { code: error.status, error_code: error.code, msg: error.message, ...weakPassword };
    return jsonReply(error.status, body, headers);
  }
  headers[VERSION_HEADER] = NAMED_CODES;
  return jsonReply(error.status, { code: error.code, message: error.message, ...weakPassword }, headers);
}

function asksForNamedCodes(request: GatewayRequest): boolean {
  const version = request.headers[VERSION_HEADER];
  return typeof version === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= NAMED_CODES;
}
