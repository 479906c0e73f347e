import { buildAchievement } from '#domain/credentials/shape/build-achievement.ts';
import { buildCredential, type CredentialFacts } from '#domain/credentials/shape/build-credential.ts';
import type { Credential } from '#domain/credentials/shape/credential-schema.ts';
import { buildStatusList } from '#domain/credentials/status/build-status-list.ts';
import { didOf } from '#server/adapters/credentials/did-web.ts';
import { issuerDocument } from '#server/adapters/credentials/issuer-document.ts';
import { type IssuerKey, newIssuerKey } from '#server/adapters/credentials/issuer-keys.ts';
import { createSigner } from '#server/adapters/credentials/signer.ts';

export const ISSUED_AT = new Date('2026-11-22T10:21:00Z');
export const CHECKED_AT = new Date('2026-11-23T10:21:00Z');
export const ORIGIN = 'https://ledgerline.example';
export const EMAIL = 'lea@example.com';
const LIST = `${ORIGIN}/credentials/status/1`;

/** A certificate's facts as a test wants them. */
export function certificateFacts(changes: Partial<CredentialFacts> = {}): CredentialFacts {
  return {
    id: '5b7c1c5e-95fb-4c38-a4c5-4e7d3c0a1f11',
    issuer: { did: didOf(ORIGIN), name: 'Ledgerline', url: ORIGIN },
    achievement: buildAchievement({
      id: '0d5ef1a6-2f0a-4a0e-9b51-3a6d0e6f2c22',
      version: 1,
      name: 'Risk Management with AI',
      description: 'Exam and practical part of the course.',
      criteria: 'At least 32 of 40 items right; each critical skill shown; 19 of 20 trades by their rules.',
      exam: { items: 40, needed: 32 },
      practical: { units: 20, needed: 19, recomputable: true },
    }),
    issuedAt: ISSUED_AT,
    recipient: { email: EMAIL, salt: 'c2FsdHNhbHRzYWx0c2FsdA', name: 'Lea Moreau' },
    examBits: '1111110111111111101111011111110111111111',
    practicalBits: '11111111111011111111',
    marking: 'by-rule',
    recompute: { scenario: 'a'.repeat(64), orders: 'b'.repeat(64), engine: '1.4.0' },
    recordOrder: 'ordered',
    status: { list: LIST, index: 94_567 },
    ...changes,
  };
}

/** An issuer with a certificate and its status list, as a verifier would find them. */
export async function signedCertificate(
  changes: Partial<CredentialFacts> = {},
  { keys, revoked = [] }: { keys?: readonly IssuerKey[]; revoked?: readonly number[] } = {},
) {
  const known = keys ?? [await newIssuerKey(ISSUED_AT)];
  const did = didOf(ORIGIN);
  const signer = await createSigner(did, known);
  const credential: Credential = await signer.sign(buildCredential(certificateFacts(changes)), ISSUED_AT);
  const list = await signer.sign(buildStatusList({ url: LIST, did, revoked, now: CHECKED_AT }), CHECKED_AT);
  const document = issuerDocument(did, known);
  return { did, keys: known, signer, credential, list, document };
}
