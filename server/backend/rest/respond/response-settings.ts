import type { Statement } from '../../database/batch.ts';
import type { Reply } from '../../http/exchange.ts';
import { RestError } from '../rest-error.ts';

/** Gives what functions have set of their own answer: `response.status` and `response.headers`. */
export const READ_RESPONSE: Statement = {
  text: `select nullif(current_setting('response.status', true), ''), nullif(current_setting('response.headers', true), '')`,
  values: [],
};

/** Headers that belong to the server: with them a function could make one answer look like two. */
const FRAMING: ReadonlySet<string> = new Set(['connection', 'content-length', 'transfer-encoding']);

/**
 * The answer with the status and the headers that functions have set.
 *
 * @param status digits, or null
 * @param headers a JSON array of objects with one key each, or null
 * @throws RestError 500 PGRST111 or PGRST112 when they are something else
 */
export function withResponseSettings(reply: Reply, status: string | null, headers: string | null): Reply {
  const chosen = status === null ? reply.status : readStatus(status);
  return {
    status: chosen,
    headers: headers === null ? (reply.headers ?? {}) : { ...reply.headers, ...readHeaders(headers) },
    body: chosen === 204 || chosen === 304 ? null : (reply.body ?? null),
  };
}

function readStatus(text: string): number {
  const status = /^\d{3}$/.test(text) ? Number(text) : 0;
  if (status >= 200 && status <= 599) return status;
  throw new RestError(500, 'PGRST112', 'response.status guc must be a valid status code');
}

function readHeaders(text: string): Record<string, string[]> {
  const headers = new Map<string, string[]>();
  for (const entry of parseArray(text)) {
    const [[name, value] = ['', ''], ...more] = entryOf(entry);
    const isClean = /^[\w!#$%&'*+.^`|~-]+$/.test(name) && !FRAMING.has(name.toLowerCase());
    if (
      more.length > 0 ||
      !isClean ||
      typeof value !== 'string' ||
      !/^[\t\x20-\x7e\x80-\xff]*$/.test(value)
    ) {
      throw invalidHeaders();
    }
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), value]);
  }
  return Object.fromEntries(headers);
}

function parseArray(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value;
  } catch {
    // Refused below, like any other value.
  }
  throw invalidHeaders();
}

function entryOf(entry: unknown): [string, unknown][] {
  return typeof entry === 'object' && entry !== null ? Object.entries(entry) : [];
}

function invalidHeaders(): RestError {
  return new RestError(
    500,
    'PGRST111',
    'response.headers guc must be a JSON array composed of objects with a single key and a string value',
  );
}
