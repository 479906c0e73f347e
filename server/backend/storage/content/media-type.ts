import { essence } from '../../http/essence.ts';
import { refusals } from '../refusals.ts';

const MEDIA_TYPE = /^[\w!#$&^.+-]{1,100}\/[\w!#$&^.+-]{1,100}(\s*;[\x20-\x7e]{0,150})?$/;

/** How the files of pictures begin. */
const PICTURES: readonly (readonly [type: string, test: (head: Buffer) => boolean])[] = [
  ['image/png', (head) => head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['image/jpeg', (head) => head.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  ['image/gif', (head) => /^GIF8[79]a/.test(head.toString('latin1', 0, 6))],
  ['image/webp', (head) => /^RIFF[^]{4}WEBP/.test(head.toString('latin1', 0, 12))],
  ['image/avif', (head) => /^[^]{4}ftyp(avif|avis|heic|heix|mif1|msf1)/.test(head.toString('latin1', 0, 12))],
  ['image/bmp', (head) => head.toString('latin1', 0, 2) === 'BM'],
];

/** Bytes that tell what a picture is. */
export const HEAD_BYTES = 16;

/** The type that a file is claimed to have. @throws StorageError when it is none */
export function mediaType(claimed: string | undefined): string {
  const type = (claimed ?? '').trim() || 'application/octet-stream';
  if (!MEDIA_TYPE.test(type)) throw refusals.invalidMimeType(type);
  return type;
}

/** @throws StorageError when a bucket takes only others */
export function mustBeAllowed(type: string, allowed: readonly string[] | null): void {
  if (allowed === null || allowed.length === 0) return;
  const given = essence(type);
  const isAllowed = allowed.some((pattern) => {
    const wanted = essence(pattern);
    return wanted === given || (wanted.endsWith('/*') && given.startsWith(wanted.slice(0, -1)));
  });
  if (!isAllowed) throw refusals.invalidMimeType(essence(type));
}

/**
 * What is claimed to be a picture of a kind that browsers show is one: of this kind or another, which they find out for
 * themselves. Anything else would be a file that does not do what the bucket was made for.
 *
 * @throws StorageError
 */
export function mustBeginAsClaimed(type: string, head: Buffer): void {
  const claimed = essence(type);
  if (!PICTURES.some(([picture]) => picture === claimed)) return;
  if (!PICTURES.some(([, test]) => test(head))) throw refusals.invalidMimeType(claimed);
}
