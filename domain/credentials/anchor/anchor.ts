import { concatBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { inclusionSteps } from '../tree/merkle-tree.ts';
import type { Operation } from './timestamp.ts';

/**
 * What shows since when a certificate exists, beside its signed text and never in it: the way from its leaf to a block of
 * Bitcoin, as a file of OpenTimestamps, and the header of that block once there is one.
 */
export const anchorSchema = v.strictObject({
  /** base64url of the `.ots` file over the leaf. */
  timestamp: v.pipe(v.string(), v.regex(/^[\w-]*$/), v.maxLength(87_384)),
  block: v.optional(
    v.strictObject({
      height: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000)),
      header: v.pipe(v.string(), v.regex(/^[0-9a-f]{160}$/)),
    }),
  ),
});
export type Anchor = v.InferOutput<typeof anchorSchema>;

const NODE = Uint8Array.of(1);

/** The way from a leaf to the root of its tree (RFC 6962) in the operations of OpenTimestamps. */
export function operationsToRoot(leaves: readonly Uint8Array[], index: number): Operation[] {
  return inclusionSteps(leaves, index).flatMap(({ sibling, isSiblingLeft }): Operation[] => {
    const hash = { kind: 'sha256' } as const;
    if (isSiblingLeft) return [{ kind: 'prepend', bytes: concatBytes(NODE, sibling) }, hash];
    return [{ kind: 'prepend', bytes: NODE }, { kind: 'append', bytes: sibling }, hash];
  });
}
