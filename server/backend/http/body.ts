import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { type Patience, watchPatience } from './patience.ts';

/** Raised when a body is longer than its service takes. */
export class BodyTooLargeError extends Error {
  readonly limit: number;
  constructor(limit: number) {
    super(`The request body is longer than ${limit} bytes.`);
    this.name = 'BodyTooLargeError';
    this.limit = limit;
  }
}

/** Raised when a visitor goes away in the middle of a body. Its socket error must not be taken for one of the database's. */
export class BodyAbortedError extends Error {
  override readonly name = 'BodyAbortedError';
}

/**
 * Reads a whole body.
 *
 * @param onArrived called once all of it is there, before anybody gets it; what it throws is thrown
 * @throws BodyTooLargeError, BodyAbortedError
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
  onArrived: () => void,
): Promise<Buffer> {
  refuseDeclaredLength(request, limit);
  const chunks: Buffer[] = [];
  for await (const chunk of arriving(request, limit, onArrived, CALL)) chunks.push(chunk);
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

/**
 * The body as a web stream, for handlers that read while it arrives. Reading fails once the limit is passed.
 *
 * @param onArrived called before its end is told; what it throws ends the stream instead
 */
export function streamBody(
  request: IncomingMessage,
  limit: number,
  onArrived: () => void,
): ReadableStream<Uint8Array> {
  refuseDeclaredLength(request, limit);
  const body = Readable.from(arriving(request, limit, onArrived, CALL));
  return Readable.toWeb(body) as ReadableStream<Uint8Array>;
}

/**
 * The body in the pieces it arrives in, for files: it may take its time. Reading fails once the limit is passed.
 *
 * @param onArrived called before its end is told; what it throws ends the body instead
 */
export function bodyChunks(
  request: IncomingMessage,
  limit: number,
  onArrived: () => void,
): AsyncIterable<Buffer> {
  refuseDeclaredLength(request, limit);
  return arriving(request, limit, onArrived, FILE);
}

/** How a body may arrive. */
const CALL: Patience = { wholeMs: 60_000, pauseMs: 60_000 };
const FILE: Patience = { wholeMs: 3_600_000, pauseMs: 60_000 };

async function* arriving(
  request: IncomingMessage,
  limit: number,
  onArrived: () => void,
  patience: Patience,
): AsyncGenerator<Buffer> {
  let length = 0;
  const watch = watchPatience(patience, () => request.destroy());
  try {
    // Whoever is refused in the middle gets to read why: the connection is not ended with the reading.
    const chunks = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
    for await (const chunk of chunks) {
      length += chunk.length;
      if (length > limit) throw new BodyTooLargeError(limit);
      watch.goOn();
      yield chunk;
    }
  } catch (error) {
    if (error instanceof BodyTooLargeError || !request.destroyed || request.complete) throw error;
    throw new BodyAbortedError('The visitor went away in the middle of the request.');
  } finally {
    watch.end();
  }
  onArrived();
}

function refuseDeclaredLength(request: IncomingMessage, limit: number): void {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLargeError(limit);
}
