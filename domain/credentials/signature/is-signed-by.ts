import { ed25519 } from '@noble/curves/ed25519.js';
import { fromBase58 } from '../text/base58.ts';
import { type SignedDocument, signedBytes } from './signed-bytes.ts';

/** Whether a document's proof is a signature of this key over every word of it (RFC 8032, strictly). */
export function isSignedBy(document: SignedDocument, publicKey: Uint8Array): boolean {
  const signature = fromBase58(document.proof.proofValue.slice(1));
  if (signature?.length !== 64) return false;
  try {
    return ed25519.verify(signature, signedBytes(document), publicKey, { zip215: false });
  } catch {
    // A point that is not on the curve, or words that are not ours: nothing that this key has signed.
    return false;
  }
}
