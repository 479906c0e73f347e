import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { readBlockHeader } from '#domain/credentials/anchor/block-header.ts';

const ANY_HASH = 1n << 256n;
/** The easiest work that a header can ask for: every second hash will do. */
const EASIEST = 0x207fffff;

/** A block with this Merkle root, for which hardly any work was done. */
export function standInBlock(merkleRoot: Uint8Array, time: Date): { header: string; hash: string } {
  for (let nonce = 0; ; nonce += 1) {
    const header = concatBytes(
      new Uint8Array(36),
      merkleRoot,
      number(time.getTime() / 1000),
      number(EASIEST),
      number(nonce),
    );
    if (readBlockHeader(header, ANY_HASH) === undefined) continue;
    const hash = sha256(sha256(header)).toReversed();
    return { header: bytesToHex(header), hash: bytesToHex(hash) };
  }
}

function number(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, Math.floor(value), true);
  return bytes;
}
