import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** Claims of an access token, as GoTrue issues them. */
export type Claims = {
  readonly sub?: string;
  readonly role?: string;
  readonly session_id?: string;
  readonly aal?: string;
  readonly exp?: number;
  /** Who really asks, where a token was made for somebody to look on as its user (RFC 8693, section 4.1): it only reads. */
  readonly act?: { readonly sub?: string; readonly session_id?: string };
  readonly [claim: string]: unknown;
};

/** Who asks: the database role, and the user behind the access token when there is one. */
export type Identity = {
  /** anon, authenticated, service_role or another role that a verified token names. */
  readonly role: string;
  /** Null when the request carries only an API key. */
  readonly userId: string | null;
  readonly claims: Claims;
  /** The claims as JSON text, ready for `request.jwt.claims`. */
  readonly claimsText: string;
};

/** A request that has passed the gateway. */
export type GatewayRequest = {
  readonly method: string;
  /** Path below the service, always with a leading slash: `/user` for `/auth/v1/user`. */
  readonly path: string;
  /** Query string without the question mark, still encoded. */
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  /** Address of the visitor, from the socket or from a trusted proxy. */
  readonly address: string;
  readonly identity: Identity;
  /** Reads the whole body; a body over the limit ends the request with 413. */
  readBody(): Promise<Buffer>;
  /** The body as it arrives, under the same limit. */
  streamBody(): ReadableStream<Uint8Array>;
  /**
   * The body in the pieces it arrives in, under a limit of the service's own, for what is larger and slower than a call:
   * it may take an hour, if it never stops for a minute.
   */
  chunks(maxBytes: number): AsyncIterable<Buffer>;
  /** Calls back once the answer has been sent, or can be no more. */
  onceSent(callback: () => void): void;
  /** Ends the answer without the rest. */
  giveUp(): void;
  /** Aborted when the visitor goes away. */
  readonly signal: AbortSignal;
};

/**
 * The answer of a service. A string or buffer is sent with its length, a stream as it comes. The answer to HEAD may say the
 * length of what it leaves out.
 */
export type Reply = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Uint8Array | ReadableStream<Uint8Array> | Readable | null;
};

export type Service = (request: GatewayRequest) => Promise<Reply>;

/** A JSON answer. `body` is serialised; text that PostgreSQL built goes into `Reply` directly instead. */
export function jsonReply(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  };
}
