import { fromBase58 } from '../text/base58.ts';

/** The multicodec of an Ed25519 public key. */
const PREFIX = [0xed, 0x01] as const;
const KEY_BYTES = 32;

/** The 32 bytes of a Multikey; undefined when it is no public key of Ed25519. */
export function fromMultikey(text: string): Uint8Array | undefined {
  const bytes = text.startsWith('z') ? fromBase58(text.slice(1)) : undefined;
  if (bytes?.length !== KEY_BYTES + 2 || bytes[0] !== PREFIX[0] || bytes[1] !== PREFIX[1]) return undefined;
  return bytes.slice(2);
}
