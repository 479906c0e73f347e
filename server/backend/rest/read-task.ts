import type { GatewayRequest } from '../http/exchange.ts';
import type { ApiSettings } from '../settings/schema.ts';
import { bodyTypeOf, readBody } from './parse/body.ts';
import { parseColumnList } from './parse/column-list.ts';
import { acceptReader } from './parse/media-type.ts';
import type { Payload } from './parse/payload.ts';
import { preferenceReader } from './parse/preferences.ts';
import { BODY, LIMIT, OFFSET, type Query, readQuery, withArguments } from './parse/query-string.ts';
import { readRange } from './parse/range.ts';
import type { Method, Task } from './plan/task.ts';
import { RestError } from './rest-error.ts';

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT']);

/** What requests are read with, made once of the settings. */
export type RequestReader = {
  readonly schemas: readonly string[];
  readonly maxRows: number;
  readonly readAccept: ReturnType<typeof acceptReader>;
  readonly readPreferences: ReturnType<typeof preferenceReader>;
};

export function requestReader({ schemas, max_rows: maxRows, postgrest }: ApiSettings): RequestReader {
  return {
    schemas,
    maxRows,
    readAccept: acceptReader(postgrest.db_plan_enabled),
    readPreferences: preferenceReader(postgrest.db_tx_end),
  };
}

/**
 * Reads a request as far as it can be read without the catalogue, and puts its values in their places.
 *
 * @throws RestError for everything that does not follow the grammar
 */
export async function readTask(request: GatewayRequest, reader: RequestReader): Promise<Task> {
  const { headers } = request;
  const method = readMethod(request.method);
  const { name, isCall } = readPath(request.path);
  if (isCall && method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
    throw new RestError(405, 'PGRST101', `Cannot use the ${method} method on RPC`);
  }
  const isRead = method === 'GET' || method === 'HEAD';
  const schema = readProfile(headers[isRead ? 'accept-profile' : 'content-profile'], reader.schemas);
  const asked = readQuery(request.search, isCall && isRead);
  const range = readRange(method === 'GET' ? headers.range : undefined, asked.limit, asked.offset);
  const limit = range.limit === undefined ? undefined : Math.min(range.limit, reader.maxRows);
  const preferences = reader.readPreferences(headers.prefer);
  const accept = reader.readAccept(headers.accept);
  const hasBody = !isRead && method !== 'DELETE';
  const { query, payload } = hasBody
    ? await readBodyOf(request, asked, isCall)
    : { query: asked, payload: undefined };
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
    accept,
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

async function readBodyOf(
  request: GatewayRequest,
  query: Query,
  isCall: boolean,
): Promise<{ query: Query; payload: Payload | undefined }> {
  const type = bodyTypeOf(request.headers['content-type'], isCall);
  const body = await request.readBody();
  if (type === 'form' && isCall) {
    return { query: withArguments(query, new URLSearchParams(body.toString('utf8'))), payload: undefined };
  }
  const columns = query.columns === undefined ? undefined : parseColumnList(query.columns, 'columns');
  return { query, payload: readBody(body, type, columns, isCall) };
}
