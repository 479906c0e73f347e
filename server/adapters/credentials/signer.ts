import type { Proof } from '#domain/credentials/shape/proof-schema.ts';
import type { IssuerKey } from './issuer-keys.ts';

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

/**
 * The signer of an installation that keeps its keys itself: the first key signs. What signs is loaded when the first
 * document comes, since it takes longer than the rest of a start.
 */
export async function createSigner(did: string, keys: readonly IssuerKey[]): Promise<Signer> {
  const [key] = keys;
  if (key?.secretKeyMultibase === undefined || key.revokedAt !== undefined) {
    throw new Error('There is no key that may sign certificates.');
  }
  const { name, publicKeyMultibase, secretKeyMultibase } = key;
  const pair = { id: `${did}#${name}`, controller: did, publicKeyMultibase, secretKeyMultibase };
  return {
    did,
    sign: async (document, now) => {
      const { signDocument } = await import('./sign-document.ts');
      return signDocument(pair, document, now);
    },
  };
}
