import type { GatewayRequest, Reply } from '../../http/exchange.ts';
import { errorReply } from '../error-reply.ts';
import { refusals } from '../refusals.ts';
import { StorageError } from '../storage-error.ts';

/** The version of TUS that is spoken. */
const VERSION = '1.0.0';

export const TUS_HEADERS = { 'tus-resumable': VERSION, 'cache-control': 'no-store' } as const;

/** The type of a piece of a file. */
const PIECE = 'application/offset+octet-stream';

const PATH = '/upload/resumable';

export function isResumable(path: string): boolean {
  return path.startsWith(PATH);
}

/** Whether an upload goes by a signed address and not by the policies of the caller. */
export function isSigned(path: string): boolean {
  return path.startsWith(`${PATH}/sign`);
}

/** The address of an upload, on the same origin. */
export function addressOf(id: string, path: string): string {
  return `/storage/v1${PATH}${isSigned(path) ? '/sign' : ''}/${id}`;
}

/** Refusals with HTTP's own statuses: by them clients of TUS decide whether to try again. */
export function resumableErrorReply(error: StorageError): Reply {
  const { headers, ...reply } = errorReply(error);
  return { ...reply, status: error.statusCode, headers: { ...headers, ...TUS_HEADERS } };
}

/** @throws StorageError for a client of another version */
export function mustSpeakTus({ headers }: GatewayRequest): void {
  if (headers['tus-resumable'] === VERSION) return;
  throw new StorageError(412, 'TusError', `Tus-Resumable has to be ${VERSION}`, {
    headers: { 'tus-version': VERSION },
  });
}

/** Whether the body is a piece of the file. */
export function hasPiece({ headers }: GatewayRequest): boolean {
  return headers['content-type'] === PIECE;
}

/** A length or an offset. @throws StorageError when it is none */
export function byteCount(header: string | string[] | undefined): number {
  if (typeof header === 'string' && /^\d{1,15}$/.test(header)) return Number(header);
  throw refusals.invalidRequest('A header with a number of bytes is missing.');
}

/** What is said of a file: words, each with its value in base64. @throws StorageError */
export function readUploadMetadata(header: string | string[] | undefined): ReadonlyMap<string, string> {
  const text = typeof header === 'string' ? header : '';
  if (text.length > 16_384) throw refusals.invalidRequest('Upload-Metadata is too long.');
  const pairs = text.split(',').map((pair) => pair.trim().split(' '));
  return new Map(pairs.map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString()]));
}
