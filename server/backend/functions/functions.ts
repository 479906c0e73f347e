import { type GatewayRequest, type Identity, jsonReply, type Reply, type Service } from '../http/exchange.ts';
import { RELAY_ERROR } from '../http/relay-error.ts';
import type { Settings } from '../settings/schema.ts';

/** What a function learns about its caller besides the request itself. */
export type FunctionCall = { readonly identity: Identity; readonly address: string };

/** A web-standard handler. It may answer with a stream, and read the body as a stream. */
export type FunctionHandler = (request: Request, call: FunctionCall) => Response | Promise<Response>;

/** Headers that belong to one hop and must not be repeated. */
const HOP_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'te',
  'trailer',
]);

/** Methods that a web-standard request cannot have. */
const FORBIDDEN_METHODS = new Set(['CONNECT', 'TRACE', 'TRACK']);

/**
 * Serves `POST /functions/v1/<name>` (and the other methods, as a function likes).
 *
 * With `verify_jwt` (the default, `[functions.<name>]` in config.toml) a call needs a bearer token that the
 * gateway has verified: a user's, or an API key's.
 *
 * @param publicUrl origin under which functions see their own address
 */
export function createFunctions(
  handlers: ReadonlyMap<string, FunctionHandler>,
  settings: Settings['functions'],
  publicUrl: string,
): Service {
  return async (request) => {
    const name = request.path.split('/')[1] ?? '';
    const handler = handlers.get(name);
    if (!handler || settings[name]?.enabled === false) {
      const refusal = { code: 'NOT_FOUND', message: `Requested function was not found: "${name}"` };
      return jsonReply(404, refusal, RELAY_ERROR);
    }
    const verifyJwt = settings[name]?.verify_jwt ?? true;
    if (verifyJwt && request.headers.authorization === undefined) {
      const refusal = { code: 'UNAUTHORIZED_NO_AUTH_HEADER', message: 'Missing authorization header' };
      return jsonReply(401, refusal, RELAY_ERROR);
    }
    if (FORBIDDEN_METHODS.has(request.method.toUpperCase())) {
      const refusal = { code: 'METHOD_NOT_ALLOWED', message: `Functions do not answer ${request.method}` };
      return jsonReply(405, refusal, {
        ...RELAY_ERROR,
        allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      });
    }
    return toReply(await handler(await toWebRequest(request, publicUrl), request));
  };
}

/** A body that says that it is no longer than this is read at once: a stream of its own would cost more than most calls do. */
const SMALL_BODY_BYTES = 16_384;

async function toWebRequest(request: GatewayRequest, publicUrl: string): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || HOP_HEADERS.has(name)) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set('x-forwarded-for', request.address);
  const search = request.search === '' ? '' : `?${request.search}`;
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(`${publicUrl}/functions/v1${request.path}${search}`, {
    method: request.method,
    headers,
    signal: request.signal,
    ...(hasBody ? { body: await bodyOf(request), duplex: 'half' as const } : {}),
  });
}

async function bodyOf(
  request: GatewayRequest,
): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>> {
  const isSmall = Number(request.headers['content-length'] ?? Infinity) <= SMALL_BODY_BYTES;
  return isSmall ? new Uint8Array(await request.readBody()) : request.streamBody();
}

async function toReply(response: Response): Promise<Reply> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of response.headers) if (!HOP_HEADERS.has(name)) headers[name] = value;
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  // A function's own CORS headers would stand beside the gateway's with the same meaning.
  for (const name of Object.keys(headers)) if (name.startsWith('access-control-')) delete headers[name];
  const stream = response.body as ReadableStream<Uint8Array> | null;
  // JSON is of no use before its end, and as a whole it can be compressed; everything else arrives as it is made.
  const isDocument = stream !== null && headers['content-type']?.includes('application/json');
  return { status: response.status, headers, body: isDocument ? await response.bytes() : stream };
}
