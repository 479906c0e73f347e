import type { IssuerKey } from './issuer-keys.ts';

/**
 * What `/.well-known/did.json` says: every key this issuer has ever signed with, under absolute ids. A retired key stays
 * without a date, so that what it signed stays good; a revoked one says so.
 */
export function issuerDocument(did: string, keys: readonly IssuerKey[]) {
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    verificationMethod: keys.map(({ name, publicKeyMultibase, revokedAt }) => ({
      id: `${did}#${name}`,
      type: 'Multikey',
      controller: did,
      publicKeyMultibase,
      ...(revokedAt === undefined ? {} : { revoked: revokedAt }),
    })),
    assertionMethod: keys.map(({ name }) => `${did}#${name}`),
  };
}
