import { sha256 } from '@noble/hashes/sha2.js';

/** What of a block of Bitcoin counts here. */
export type BlockHeader = {
  /** As it stands in the header. */
  readonly merkleRoot: Uint8Array;
  /** As its miner wrote it; up to two hours off. */
  readonly time: Date;
  /** Its hash, as a number: the smaller, the more work was done for it. */
  readonly hash: bigint;
};

const LENGTH = 80;

/**
 * What hash a block must stay below to be believed. Forging one below it takes 2^76 hashes, what a mining machine of today does
 * in twelve years; the blocks of 2026 take about eight times as many. Only a header that nobody could have made in passing
 * vouches for anything.
 */
export const HIGHEST_HASH = 1n << 180n;

/**
 * Reads the header of a block, whose hash has to keep to what the header itself asks (Bitcoin's proof of work).
 *
 * @param limit what its hash must stay below besides
 * @returns undefined when it is none, or not enough work was done for it
 */
export function readBlockHeader(bytes: Uint8Array, limit: bigint): BlockHeader | undefined {
  if (bytes.length !== LENGTH) return undefined;
  const hash = toNumber(sha256(sha256(bytes)));
  if (hash > targetOf(toNumber(bytes.subarray(72, 76))) || hash >= limit) return undefined;
  return {
    merkleRoot: bytes.slice(36, 68),
    time: new Date(Number(toNumber(bytes.subarray(68, 72))) * 1000),
    hash,
  };
}

/** Bytes as a number, the lowest first. */
function toNumber(bytes: Uint8Array): bigint {
  return bytes.reduceRight((value, byte) => value * 256n + BigInt(byte), 0n);
}

/** The compact form of a target: one byte of exponent, three of mantissa. */
function targetOf(bits: bigint): bigint {
  const exponent = bits >> 24n;
  const mantissa = bits & 0x7fffffn;
  return exponent <= 3n ? mantissa >> (8n * (3n - exponent)) : mantissa << (8n * (exponent - 3n));
}
