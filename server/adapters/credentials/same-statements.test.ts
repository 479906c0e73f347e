import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential } from '@digitalbazaar/vc';
import { expect, test } from 'vitest';
import { buildAchievement } from '#domain/credentials/shape/build-achievement.ts';
import { awardFacts } from '#domain/seasons/award-facts.ts';
import { canonicalStatements } from '#domain/credentials/signature/canonical-statements.ts';
import { isSignedBy } from '#domain/credentials/signature/is-signed-by.ts';
import { fromMultikey } from '#domain/credentials/signature/multikey.ts';
import { toStatements } from '#domain/credentials/signature/to-statements.ts';
import { ISSUED_AT, signedCertificate } from '#tests/support/certificate.ts';
import { canonicalBySecond, verifyBySecond } from '#tests/support/second-verifier.ts';
import { loadPinned, pinnedContext } from './pinned-contexts.ts';

const AWARD = buildAchievement({
  id: '0d5ef1a6-2f0a-4a0e-9b51-3a6d0e6f2c29',
  version: 1,
  ...awardFacts({
    course: 'Risk Management with AI',
    number: 1,
    ranked: 61,
    items: 40,
    trades: 20,
    snapshotHash: 'a'.repeat(64),
  }),
});

const NAMES = ['Lea Moreau', 'ليلى الهاشمي', 'अनिता शर्मा', '王小明', 'O"Neill \\ & <Sons>'];

test('every kind of certificate states to us what it states to a JSON-LD processor, and verifies by both', async () => {
  const recompute = undefined;
  const kinds = [
    ...NAMES.map((name) => ({ recipient: { email: 'a@b.example', salt: 'c2FsdHNhbHRzYWx0c2FsdA', name } })),
    { recipient: { email: 'a@b.example', salt: 'c2FsdHNhbHRzYWx0c2FsdA' } },
    { recompute },
    { recordOrder: 'sorted', marking: 'by-person' },
    { achievement: AWARD },
  ] as const;
  for (const changes of kinds) {
    const { credential, list, keys } = await signedCertificate(changes);
    for (const document of [credential, list]) {
      const { proof: _proof, ...unsigned } = document;
      expect(canonicalStatements(toStatements(unsigned))).toBe(
        await canonicalBySecond(unsigned, pinnedContext),
      );
      expect(
        await verifyBySecond(JSON.stringify(document), keys[0]?.publicKeyMultibase ?? '', pinnedContext),
      ).toBe(true);
    }
  }
});

test('a letter beyond the 65,536 first is signed as it is, as RDFC-1.0 asks; rdfjs-c14n 3.1.4 escapes it', async () => {
  const recipient = { email: 'a@b.example', salt: 'c2FsdHNhbHRzYWx0c2FsdA', name: '𠮷野' };
  const { credential, document, keys } = await signedCertificate({ recipient });
  const [key] = document.verificationMethod;
  const documentLoader = async (url: string) => {
    if (url === document.id) return { documentUrl: url, document };
    if (url === key?.id) {
      return { documentUrl: url, document: { '@context': 'https://w3id.org/security/multikey/v1', ...key } };
    }
    return loadPinned(url);
  };
  const told = await verifyCredential({
    credential,
    suite: new DataIntegrityProof({ cryptosuite }),
    documentLoader,
    checkStatus: async () => ({ verified: true }),
    now: ISSUED_AT,
  });
  expect(told.error).toBeUndefined();
  expect(told.verified).toBe(true);
  const publicKey = fromMultikey(key?.publicKeyMultibase ?? '');
  expect(publicKey && isSignedBy(credential, publicKey)).toBe(true);
  // Should this become true, the name goes to the others above.
  const bySecond = verifyBySecond(
    JSON.stringify(credential),
    keys[0]?.publicKeyMultibase ?? '',
    pinnedContext,
  );
  expect(await bySecond).toBe(false);
});

test('no context is fetched', async () => {
  await expect(loadPinned('https://www.w3.org/2018/credentials/v1')).rejects.toThrow('no context');
});

test('a word that is not ours is refused before anything is signed or checked', async () => {
  const { credential, signer } = await signedCertificate();
  const { proof: _proof, ...unsigned } = credential;
  const changed = { ...unsigned, nickname: 'x' };
  expect(() => toStatements(changed)).toThrow('nickname');
  await expect(signer.sign(changed, ISSUED_AT)).rejects.toThrow('Safe mode');
});

test('two nodes that say the same are refused', () => {
  const node = { type: 'Result', value: '1' };
  expect(() => canonicalStatements(toStatements({ result: [node, node] }))).toThrow('the same');
});
