import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { onBehalfOf, type Visitor, VisitorGoneError } from '../database/visitor.ts';
import { bodyChunks, BodyTooLargeError, readBody, streamBody } from '../http/body.ts';
import { compressReply } from '../http/compress-reply.ts';
import { sendReply } from '../http/send-reply.ts';
import type { VisitorAddress } from '../http/visitor-address.ts';
import type { AccessTokens } from '../keys/access-tokens.ts';
import { visitorName } from '../limits/visitor-name.ts';
import type { Log } from '../log.ts';
import type { ApiKeys } from './api-keys.ts';
import { CORS_HEADERS, preflightReply } from './cors.ts';
import { type GatewayRequest, type Identity, jsonReply, type Reply, type Service } from '../http/exchange.ts';
import { identify } from './identify.ts';
import type { CountRequest, RequestKind } from './request-limits.ts';
import { findService, SERVICE_RULES, type ServiceName } from './routes.ts';
import { MAX_URL_LENGTH, splitUrl } from './split-url.ts';

export type GatewayOptions = {
  readonly apiKeys: ApiKeys;
  readonly tokens: AccessTokens;
  readonly services: Readonly<Partial<Record<ServiceName, Service>>>;
  /** Whether the token of a caller is refused although it has not expired. */
  readonly isRevoked: (identity: Identity) => boolean;
  readonly visitorAddress: VisitorAddress;
  /** Holds visitors to the installation's limits; left out, there are none. */
  readonly countRequest?: CountRequest;
  /** Public facts that a browser needs before its first call: `GET /config.json`. */
  readonly publicConfig: Readonly<Record<string, string>>;
  /** Answers whether the database can be reached: `GET /healthz`. */
  readonly isHealthy: () => Promise<boolean>;
  readonly log: Log;
};

class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

/** Handles a request if its path is the engine's; false leaves it to whoever comes next. */
export type Gateway = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** One door to all services: addresses, API keys, tokens and limits are checked here and nowhere else. */
export function createGateway(options: GatewayOptions): Gateway {
  return async (request, response) => {
    const url = request.url ?? '/';
    const { path, search } = splitUrl(url);

    const open = OPEN_PATHS[path];
    const found = open ? undefined : findService(path);
    if (!open && !found) return false;

    let reply: Reply;
    if (request.method === 'OPTIONS') reply = preflightReply(request.headers);
    else if (url.length > MAX_URL_LENGTH) reply = jsonReply(414, { message: 'The address is too long.' });
    else if (open) reply = await open(options);
    else if (found) reply = await answer(options, request, response, found, search);
    else return false;
    await sendReply(response, reply, CORS_HEADERS);
    return true;
  };
}

const OPEN_PATHS: Readonly<Record<string, (options: GatewayOptions) => Promise<Reply>>> = {
  '/healthz': async ({ isHealthy }) => {
    const healthy = await isHealthy();
    return jsonReply(
      healthy ? 200 : 503,
      { status: healthy ? 'ok' : 'database unreachable' },
      { 'cache-control': 'no-store' },
    );
  },
  '/config.json': async ({ publicConfig }) => jsonReply(200, publicConfig, { 'cache-control': 'no-cache' }),
};

async function answer(
  options: GatewayOptions,
  request: IncomingMessage,
  response: ServerResponse,
  found: { service: ServiceName; path: string },
  search: string,
): Promise<Reply> {
  const method = request.method ?? 'GET';
  const rules = SERVICE_RULES[found.service];
  const identified = await identify(
    request.headers,
    search,
    !rules.withoutKey(method, found.path),
    options.apiKeys,
    options.tokens,
  );
  if (!identified.ok) return keyRefusal(identified.problem, rules.refusalHeaders);
  if (identified.tokenProblem && !rules.ignoresToken(found.path, method))
    return rules.tokenRefusal(identified.tokenProblem);
  const isRefused = () => rules.refusesRevoked && options.isRevoked(identified.identity);
  if (isRefused()) return rules.tokenRefusal('expired');
  const address = options.visitorAddress(request);
  const wait = await secondsToWait(options.countRequest, rules.countsAs, identified.identity, address);
  if (wait > 0) return tooManyRequests(wait);
  const service = options.services[found.service];
  if (!service)
    return jsonReply(404, { message: `The service "${found.service}" is not part of this installation.` });

  const passed = new PassedRequest(request, response, found, search, address, identified.identity, () => {
    if (isRefused()) throw new SessionEndedError('The session ended before the body had arrived.');
  });
  try {
    const reply = await onBehalfOf(visitorOf(passed, response), () => service(passed));
    return rules.compresses ? await compressReply(request.headers, reply) : reply;
  } catch (error) {
    if (error instanceof BodyTooLargeError) {
      return jsonReply(413, { code: 'body_too_large', message: error.message }, { connection: 'close' });
    }
    if (error instanceof SessionEndedError) return rules.tokenRefusal('expired');
    if (error instanceof VisitorGoneError) return { status: 499, body: null };
    // A visitor who went away in the middle of a body has nobody to answer, and nothing failed here.
    if (request.destroyed && !request.complete) return { status: 499, body: null };
    options.log.error('a request failed', { method, service: found.service, path: found.path, error });
    return jsonReply(500, {
      code: 'unexpected_failure',
      error_code: 'unexpected_failure',
      message: 'Something went wrong on our side. Please try again.',
      msg: 'Something went wrong on our side. Please try again.',
    });
  }
}

/** A request that is let through. A class, since an object of closures for each request costs more than what it does. */
class PassedRequest implements GatewayRequest {
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  readonly address: string;
  readonly identity: Identity;
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #maxBodyBytes: number;
  readonly #checkAgain: () => void;

  /** @param checkAgain throws when whoever asks was signed out while the body took its time, and must not finish */
  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    { service, path }: { readonly service: ServiceName; readonly path: string },
    search: string,
    address: string,
    identity: Identity,
    checkAgain: () => void,
  ) {
    this.method = request.method ?? 'GET';
    this.path = path;
    this.search = search;
    this.headers = request.headers;
    this.address = address;
    this.identity = identity;
    this.#request = request;
    this.#response = response;
    this.#maxBodyBytes = SERVICE_RULES[service].maxBodyBytes;
    this.#checkAgain = checkAgain;
  }

  readBody(): Promise<Buffer> {
    return readBody(this.#request, this.#maxBodyBytes, this.#checkAgain);
  }

  streamBody(): ReadableStream<Uint8Array> {
    return streamBody(this.#request, this.#maxBodyBytes, this.#checkAgain);
  }

  chunks(maxBytes: number): AsyncIterable<Buffer> {
    return bodyChunks(this.#request, maxBytes, this.#checkAgain);
  }

  onceSent(callback: () => void): void {
    onceSent(this.#response, callback);
  }

  giveUp(): void {
    this.#response.destroy();
  }

  get signal(): AbortSignal {
    return goneSignal(this.#response);
  }
}

/**
 * An account counts for itself, wherever it is: a stranger who uses up what an address may ask takes nothing from those who
 * are signed in there. What an operator's own servers ask with the service key is not counted.
 */
async function secondsToWait(
  countRequest: CountRequest | undefined,
  kind: RequestKind | undefined,
  { role, userId }: Identity,
  address: string,
): Promise<number> {
  if (!countRequest || !kind || role === 'service_role') return 0;
  return userId === null ? countRequest(kind, address) : countRequest('account', userId);
}

function visitorOf(request: GatewayRequest, response: ServerResponse): Visitor | undefined {
  const name = visitorName(request.identity, request.address);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return name === undefined ? undefined : { name, isGone: () => isRead && response.destroyed };
}

/**
 * For how long a large answer is sent, in milliseconds: 8 MB at the pace of an old mobile network. Whoever reads a byte now
 * and then would hold what is kept for everybody at their address.
 */
const SENDING_TIMEOUT_MS = 120_000;

function onceSent(response: ServerResponse, callback: () => void): void {
  if (response.destroyed) return callback();
  const limit = setTimeout(() => response.destroy(), SENDING_TIMEOUT_MS).unref();
  response.once('close', () => {
    clearTimeout(limit);
    callback();
  });
}

/** Made for those who ask for it: an abort costs more than the rest of the gateway. */
function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}

function tooManyRequests(seconds: number): Reply {
  return jsonReply(
    429,
    {
      code: 'over_request_rate_limit',
      message: `Too many requests. Try again in ${seconds} seconds.`,
      seconds,
    },
    { 'retry-after': String(seconds) },
  );
}

function keyRefusal(problem: 'no-key' | 'wrong-key', headers: Readonly<Record<string, string>> = {}): Reply {
  const words =
    problem === 'no-key'
      ? {
          message: 'No API key found in request',
          hint: 'No `apikey` request header or url param was found.',
        }
      : { message: 'Invalid API key', hint: 'Double check your `anon` or `service_role` API key.' };
  return jsonReply(401, words, headers);
}
