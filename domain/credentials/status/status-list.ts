import { gunzipSync, gzipSync } from 'fflate';
import { fromBase64Url, toBase64Url } from '../text/base64url.ts';

/** How many certificates share a list: so many that none is known by asking for its list. */
export const STATUS_LIST_BITS = 131_072;
const BYTES = STATUS_LIST_BITS / 8;
/** Far above what 16 kB of noise take, far below what would unpack to something large. */
const MAX_ENCODED = 30_000;

/**
 * A list of revoked places as Bitstring Status List 1.0 encodes it: bits from the left, packed by gzip, base64url with its
 * multibase letter.
 */
export function encodeStatusList(revoked: Iterable<number>): string {
  const bits = new Uint8Array(BYTES);
  for (const index of revoked) {
    if (!isPlace(index)) throw new RangeError(`A status list has no place ${index}.`);
    const at = Math.floor(index / 8);
    bits[at] = (bits[at] ?? 0) | (0x80 >> (index % 8));
  }
  return `u${toBase64Url(gzipSync(bits, { level: 9, mtime: 0 }))}`;
}

/** Whether a place of an encoded list is revoked; undefined when the list or the place is none. */
export function isRevokedIn(encoded: string, index: number): boolean | undefined {
  if (!isPlace(index) || !encoded.startsWith('u') || encoded.length > MAX_ENCODED) return undefined;
  const packed = fromBase64Url(encoded.slice(1));
  const bits = packed && unpack(packed);
  if (bits?.length !== BYTES) return undefined;
  return ((bits[Math.floor(index / 8)] ?? 0) & (0x80 >> (index % 8))) !== 0;
}

function unpack(packed: Uint8Array): Uint8Array | undefined {
  if (packed.length < 18) return undefined;
  // The last four bytes of gzip say how long its content is: nothing else is unpacked.
  const end = new DataView(packed.buffer, packed.byteOffset + packed.length - 4);
  if (end.getUint32(0, true) !== BYTES) return undefined;
  try {
    return gunzipSync(packed);
  } catch {
    return undefined;
  }
}

function isPlace(index: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < STATUS_LIST_BITS;
}
