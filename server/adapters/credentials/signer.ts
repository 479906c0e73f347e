import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { from } from '@digitalbazaar/ed25519-multikey';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { issue } from '@digitalbazaar/vc';
import type { Proof } from '#domain/credentials/shape/proof-schema.ts';
import type { IssuerKey } from './issuer-keys.ts';
import { loadPinned } from './pinned-contexts.ts';

/** Signs for an issuer. A key in a hardware module or a service has the same shape. */
export type Signer = {
  readonly did: string;
  /**
   * Adds the one proof to a credential.
   *
   * @throws when the document has a word that its contexts do not know
   */
  sign<Document extends object>(document: Document, now: Date): Promise<Document & { readonly proof: Proof }>;
};

/** The signer of an installation that keeps its keys itself: the first key signs. */
export async function createSigner(did: string, keys: readonly IssuerKey[]): Promise<Signer> {
  const [key] = keys;
  if (key?.secretKeyMultibase === undefined || key.revokedAt !== undefined) {
    throw new Error('There is no key that may sign certificates.');
  }
  const { publicKeyMultibase, secretKeyMultibase } = key;
  const pair = await from({
    id: `${did}#${key.name}`,
    type: 'Multikey',
    controller: did,
    publicKeyMultibase,
    secretKeyMultibase,
  });
  return {
    did,
    sign: async (document, now) => {
      const suite = new DataIntegrityProof({ signer: pair.signer(), cryptosuite, date: now });
      // The library takes the document for its own and changes it.
      const signed = await issue({
        credential: structuredClone(document),
        suite,
        documentLoader: loadPinned,
        now,
      });
      return signed as typeof document & { readonly proof: Proof };
    },
  };
}
