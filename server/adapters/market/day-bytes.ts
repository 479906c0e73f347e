import { createCipheriv } from 'node:crypto';
import type { DayBytes } from '#domain/market/generator/market.ts';
import { deriveStreamKey } from './market-key.ts';

/** The counter begins at 0: no key is used for two streams. */
const START = Buffer.alloc(16);

/** The random bytes of a day: AES-256 in counter mode, with a key for each stream. */
export function dayBytes(dayKey: Uint8Array): DayBytes {
  return (stream, length) =>
    createCipheriv('aes-256-ctr', deriveStreamKey(dayKey, stream), START).update(Buffer.alloc(length));
}
