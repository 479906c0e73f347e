import type { GatewayRequest } from '../http/exchange.ts';
import { parseColumnList } from './parse/column-list.ts';
import { readAccept } from './parse/media-type.ts';
import { type Payload, readArguments, readPayload } from './parse/payload.ts';
import { readPreferences } from './parse/preferences.ts';
import { BODY, LIMIT, OFFSET, type Query, readQuery } from './parse/query-string.ts';
import { readRange } from './parse/range.ts';
import type { Method, Task } from './plan/task.ts';
import { RestError } from './rest-error.ts';

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT']);

/**
 * Reads a request as far as it can be read without the catalogue, and puts its values in their places.
 *
 * @throws RestError for everything that does not follow the grammar
 */
export async function readTask(
  request: GatewayRequest,
  schemas: readonly string[],
  maxRows: number,
): Promise<Task> {
  const { headers } = request;
  const method = readMethod(request.method);
  const { name, isCall } = readPath(request.path);
  if (isCall && method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
    throw new RestError(405, 'PGRST101', `Cannot use the ${method} method on RPC`);
  }
  const isRead = method === 'GET' || method === 'HEAD';
  const schema = readProfile(headers[isRead ? 'accept-profile' : 'content-profile'], schemas);
  const query = readQuery(request.search, isCall && isRead);
  const range = readRange(method === 'GET' ? headers.range : undefined, query.limit, query.offset);
  const limit = range.limit === undefined ? undefined : Math.min(range.limit, maxRows);
  const preferences = readPreferences(headers.prefer);
  const format = readAccept(headers.accept);
  const payload = isRead || method === 'DELETE' ? undefined : await readBodyOf(request, query, isCall);
  query.values[BODY] = payload?.text ?? null;
  query.values[LIMIT] = limit === undefined ? null : String(limit);
  query.values[OFFSET] = String(range.offset);
  return {
    method,
    path: request.path,
    schema,
    name,
    isCall,
    query,
    range: { limit, offset: range.offset },
    preferences,
    format,
    payload,
  };
}

function readMethod(method: string): Method {
  if (!METHODS.has(method)) throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`);
  return method as Method;
}

function readPath(path: string): { name: string; isCall: boolean } {
  const isCall = path.startsWith('/rpc/');
  const encoded = path.slice(isCall ? '/rpc/'.length : 1);
  if (encoded === '' || encoded.includes('/')) {
    throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
  }
  if (!encoded.includes('%')) return { name: encoded, isCall };
  try {
    return { name: decodeURIComponent(encoded), isCall };
  } catch {
    throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
  }
}

/**
 * The schema a request means: the one its profile header names, else the first.
 *
 * @throws RestError 406 PGRST106 for a schema that is not exposed
 */
export function readProfile(header: string | string[] | undefined, schemas: readonly string[]): string {
  const schema = typeof header === 'string' ? header : schemas[0];
  if (schema !== undefined && schemas.includes(schema)) return schema;
  throw new RestError(406, 'PGRST106', `Invalid schema: ${schema}`, {
    hint: `Only the following schemas are exposed: ${schemas.join(', ')}`,
  });
}

async function readBodyOf(request: GatewayRequest, query: Query, isCall: boolean): Promise<Payload> {
  const type = request.headers['content-type'];
  if (type !== undefined && !isJson(type)) {
    throw new RestError(415, 'PGRST102', `Content-Type not acceptable: ${type}`);
  }
  const text = (await request.readBody()).toString('utf8');
  const columns = query.columns === undefined ? undefined : parseColumnList(query.columns, 'columns');
  return isCall ? readArguments(text, columns) : readPayload(text, columns);
}

function isJson(type: string): boolean {
  const [essence = ''] = type.split(';');
  const name = essence.trim().toLowerCase();
  return name === 'application/json' || (name.startsWith('application/') && name.endsWith('+json'));
}
