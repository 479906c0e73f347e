import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson, type Json } from '../text/canonical-json.ts';

/*
 * The tree of Certificate Transparency (RFC 6962, 2.1), over which a day's certificates are anchored: leaves and nodes are
 * hashed with different first bytes, so that none can pass for the other.
 */
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** The leaf of a certificate: the hash of its canonical JSON, signature and all. */
export function credentialLeaf(credential: Json): Uint8Array {
  return sha256(concatBytes(LEAF, utf8ToBytes(canonicalJson(credential))));
}

/** The leaf of a certificate by its signed text, which is canonical JSON; as hexadecimal. */
export function leafOfText(signedText: string): string {
  return bytesToHex(sha256(concatBytes(LEAF, utf8ToBytes(signedText))));
}

/** The root over leaves in their order; of none the hash of nothing. */
export function merkleRoot(leaves: readonly Uint8Array[]): Uint8Array {
  const [only] = leaves;
  if (only === undefined) return sha256(new Uint8Array());
  if (leaves.length === 1) return only;
  const split = largestPowerBelow(leaves.length);
  return join(merkleRoot(leaves.slice(0, split)), merkleRoot(leaves.slice(split)));
}

/** The audit path of a leaf, from the leaf up (RFC 6962, 2.1.1), and on which side of the path each of its hashes stands. */
export function inclusionSteps(
  leaves: readonly Uint8Array[],
  index: number,
): { readonly sibling: Uint8Array; readonly isSiblingLeft: boolean }[] {
  if (leaves.length <= 1) return [];
  const split = largestPowerBelow(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return index < split
    ? [...inclusionSteps(left, index), { sibling: merkleRoot(right), isSiblingLeft: false }]
    : [...inclusionSteps(right, index - split), { sibling: merkleRoot(left), isSiblingLeft: true }];
}

/** The audit path alone. */
export function inclusionPath(leaves: readonly Uint8Array[], index: number): Uint8Array[] {
  return inclusionSteps(leaves, index).map(({ sibling }) => sibling);
}

/** The root that a leaf at a place of a tree and its audit path lead to; undefined when they fit no such tree. */
export function rootFromPath(
  leaf: Uint8Array,
  {
    index,
    size,
    path,
  }: { readonly index: number; readonly size: number; readonly path: readonly Uint8Array[] },
): Uint8Array | undefined {
  if (!Number.isInteger(index) || index < 0 || index >= size) return undefined;
  let place = index;
  let last = size - 1;
  let root = leaf;
  for (const sibling of path) {
    if (last === 0) return undefined;
    if (place % 2 === 1 || place === last) {
      root = join(sibling, root);
      while (place % 2 === 0 && place !== 0) {
        place = Math.floor(place / 2);
        last = Math.floor(last / 2);
      }
    } else {
      root = join(root, sibling);
    }
    place = Math.floor(place / 2);
    last = Math.floor(last / 2);
  }
  return last === 0 ? root : undefined;
}

function join(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256(concatBytes(NODE, left, right));
}

function largestPowerBelow(count: number): number {
  let power = 1;
  while (power * 2 < count) power *= 2;
  return power;
}
