import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { from } from '@digitalbazaar/ed25519-multikey';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { issue } from '@digitalbazaar/vc';
import type { Proof } from '#domain/credentials/shape/proof-schema.ts';
import { loadPinned } from './pinned-contexts.ts';

/** A key with its whole id, as Multikey writes both of its halves. */
export type SigningPair = {
  readonly id: string;
  readonly controller: string;
  readonly publicKeyMultibase: string;
  readonly secretKeyMultibase: string;
};

/**
 * Signs a credential with a key of our own.
 *
 * @throws when the document has a word that its contexts do not know
 */
export async function signDocument<Document extends object>(
  pair: SigningPair,
  document: Document,
  now: Date,
): Promise<Document & { readonly proof: Proof }> {
  const key = await from({ type: 'Multikey', ...pair });
  const suite = new DataIntegrityProof({ signer: key.signer(), cryptosuite, date: now });
  // The library takes the document for its own and changes it.
  const credential = structuredClone(document);
  const signed = await issue({ credential, suite, documentLoader: loadPinned, now });
  return signed as Document & { readonly proof: Proof };
}
