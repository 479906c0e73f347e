import { hexToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { type Anchor, anchorSchema } from '../anchor/anchor.ts';
import { type BlockHeader, HIGHEST_HASH, readBlockHeader } from '../anchor/block-header.ts';
import { readTimestampFile } from '../anchor/read-timestamp.ts';
import { attestedBy, isSame } from '../anchor/timestamp.ts';
import type { Credential } from '../shape/credential-schema.ts';
import { fromBase64Url } from '../text/base64url.ts';
import { credentialLeaf } from '../tree/merkle-tree.ts';
import { type AnchorBlock, type Check, type Evidence, failed, unchecked, verified } from './verification.ts';

export type CheckedAnchor = { readonly check: Check; readonly block: AnchorBlock | undefined };

/**
 * Checks since when a certificate exists: its timestamp has to lead from it to the header of a block of Bitcoin, and that header
 * has to have cost the work of one. The height of the block is what the timestamp says; a header does not hold it.
 */
export function checkAnchor(
  credential: Credential,
  evidence: Pick<Evidence, 'anchor' | 'issuer'>,
): CheckedAnchor {
  const without = (check: Check): CheckedAnchor => ({ check, block: undefined });
  if (evidence.anchor === undefined) return without(unchecked('anchor', 'no-timestamp'));
  const parsed = v.safeParse(anchorSchema, evidence.anchor);
  const bytes = parsed.success ? fromBase64Url(parsed.output.timestamp) : undefined;
  const file = bytes && readTimestampFile(bytes);
  if (!parsed.success || !file) return without(failed('anchor', 'unreadable'));
  if (!isSame(file.digest, credentialLeaf(credential))) return without(failed('anchor', 'of-another'));
  const roots = attestedBy(file.timestamp, file.digest).flatMap(({ attestation, message }) =>
    attestation.kind === 'bitcoin' ? [{ height: attestation.height, message }] : [],
  );
  if (roots.length === 0) return without(unchecked('anchor', 'pending'));
  const { block } = parsed.output;
  if (!block) return without(unchecked('anchor', 'no-block'));
  const header = readHeader(block, evidence.issuer);
  if (!header) return without(failed('anchor', 'no-work'));
  const isIn = roots.some(
    ({ height, message }) => height === block.height && isSame(message, header.merkleRoot),
  );
  if (!isIn) return without(failed('anchor', 'not-in-block'));
  return {
    check: verified('anchor', 'in-block'),
    block: { height: block.height, time: header.time.toISOString() },
  };
}

/** A development issuer has no block of Bitcoin at hand: there any work will do. */
function readHeader({ header }: NonNullable<Anchor['block']>, issuer: string): BlockHeader | undefined {
  const isDevelopment = /^did:web:(localhost|127\.[\d.]+)(%3A\d+)?$/.test(issuer);
  return readBlockHeader(hexToBytes(header), isDevelopment ? 1n << 256n : HIGHEST_HASH);
}
