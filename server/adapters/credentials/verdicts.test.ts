import { beforeAll, expect, test } from 'vitest';
import { buildCredential } from '#domain/credentials/shape/build-credential.ts';
import { buildStatusList } from '#domain/credentials/status/build-status-list.ts';
import type { Evidence } from '#domain/credentials/verify/verification.ts';
import { verifyCredential } from '#domain/credentials/verify/verify-credential.ts';
import {
  certificateFacts,
  CHECKED_AT,
  EMAIL,
  ISSUED_AT,
  ORIGIN,
  signedCertificate,
} from '#tests/support/certificate.ts';
import { didOf } from './did-web.ts';
import { issuerDocument } from './issuer-document.ts';
import { newIssuerKey } from './issuer-keys.ts';
import { rotateIssuerKeys } from './rotate-issuer-keys.ts';
import { createSigner } from './signer.ts';

let certificate: Awaited<ReturnType<typeof signedCertificate>>;
beforeAll(async () => {
  certificate = await signedCertificate();
});

/** What became of a certificate, each check by its reason. */
function verdictOf(credential: object, changes: Partial<Evidence> = {}): Record<string, string> {
  const { did, document, list } = certificate;
  const { verdict, checks } = verifyCredential(JSON.stringify(credential), {
    now: CHECKED_AT,
    issuer: did,
    keys: { from: 'issuer', document },
    statusList: list,
    ...changes,
  });
  const byCheck: Record<string, string> = Object.fromEntries(
    checks.map(({ check, outcome, reason }) => [check, `${outcome}: ${reason}`]),
  );
  return { ...byCheck, verdict };
}

const keysOf = (document: unknown) => ({ keys: { from: 'issuer', document } }) as const;
const hours = (count: number) => new Date(CHECKED_AT.getTime() + count * 3_600_000);

test('a certificate with everything read is verified, its recipient only when an address is told', () => {
  const { credential } = certificate;
  expect(verdictOf(credential)).toMatchObject({ verdict: 'verified', recipient: 'unchecked: not-asked' });
  expect(verdictOf(credential, { email: ` ${EMAIL.toUpperCase()} ` })).toMatchObject({
    verdict: 'verified',
    recipient: 'verified: matches',
  });
  expect(verdictOf(credential, { email: 'other@example.com' })).toMatchObject({
    verdict: 'failed',
    recipient: 'failed: differs',
  });
});

test('what a retired key signed stays good, and so does what the new one signs', async () => {
  const keys = await rotateIssuerKeys(certificate.keys, 'planned', ISSUED_AT);
  const after = await signedCertificate({}, { keys });
  expect(after.credential.proof.verificationMethod).not.toBe(certificate.credential.proof.verificationMethod);
  for (const { credential } of [certificate, after]) {
    expect(verdictOf(credential, { ...keysOf(after.document), statusList: after.list }).verdict).toBe(
      'verified',
    );
  }
});

test('after a compromise nothing that the lost key signed is verified', async () => {
  const keys = await rotateIssuerKeys(certificate.keys, 'compromised', CHECKED_AT);
  const after = await signedCertificate({}, { keys });
  expect(JSON.stringify(keys)).not.toContain(certificate.keys[0]?.secretKeyMultibase);
  const evidence = { ...keysOf(after.document), statusList: after.list };
  expect(verdictOf(certificate.credential, evidence)).toMatchObject({
    verdict: 'failed',
    key: 'failed: key-revoked',
    signature: 'verified: holds',
  });
  expect(verdictOf(after.credential, evidence).verdict).toBe('verified');
  // A list that the lost key signed tells nothing either.
  expect(verdictOf(after.credential, keysOf(after.document)).status).toBe('unchecked: list-not-ours');
});

test('an expired key verifies nothing from the moment on that it names', () => {
  const { document, credential } = certificate;
  const expires = (moment: Date) => ({
    ...document,
    verificationMethod: document.verificationMethod.map((key) => ({ ...key, expires: moment.toISOString() })),
  });
  expect(verdictOf(credential, keysOf(expires(CHECKED_AT))).key).toBe('failed: key-expired');
  expect(verdictOf(credential, keysOf(expires(hours(1)))).verdict).toBe('verified');
});

test('without its status list a certificate is never verified', () => {
  const told = verdictOf(certificate.credential, { statusList: undefined });
  expect(told).toMatchObject({
    verdict: 'unchecked',
    status: 'unchecked: unread',
    signature: 'verified: holds',
  });
});

test('a revoked certificate fails', async () => {
  const { list } = await signedCertificate({}, { keys: certificate.keys, revoked: [94_567] });
  expect(verdictOf(certificate.credential, { statusList: list })).toMatchObject({
    verdict: 'failed',
    status: 'failed: revoked',
  });
});

test('a list that is replayed after its time tells nothing, and neither does another list or a changed one', async () => {
  const { credential, list, signer, did } = certificate;
  const status = (statusList: unknown, now = CHECKED_AT) => verdictOf(credential, { statusList, now }).status;
  expect(status(list, hours(49))).toBe('unchecked: list-outdated');
  const other = buildStatusList({ url: `${ORIGIN}/credentials/status/2`, did, revoked: [], now: CHECKED_AT });
  expect(status(await signer.sign(other, CHECKED_AT))).toBe('unchecked: list-not-ours');
  expect(status({ ...list, validUntil: '2030-01-01T00:00:00Z' })).toBe('unchecked: list-not-ours');
  expect(status('<html>')).toBe('unchecked: list-not-ours');
});

test('a certificate that was just signed is valid by a clock some minutes behind, and by none that is further behind', () => {
  const { credential } = certificate;
  const behind = (minutes: number) =>
    verdictOf(credential, { now: new Date(ISSUED_AT.getTime() - minutes * 60_000), statusList: undefined })
      .dates;
  expect(behind(4)).toBe('verified: valid');
  expect(behind(6)).toBe('failed: not-yet-valid');
});

test('a clock that goes wrong verifies nothing', () => {
  const { credential } = certificate;
  // Behind: the list comes from the future, so that no date can be judged.
  expect(verdictOf(credential, { now: hours(-400) })).toMatchObject({
    verdict: 'unchecked',
    status: 'unchecked: clock-wrong',
    dates: 'unchecked: clock-wrong',
  });
  // Behind, and no list to notice it by.
  expect(verdictOf(credential, { now: hours(-400), statusList: undefined }).dates).toBe(
    'failed: not-yet-valid',
  );
  // Ahead: the list seems outdated.
  expect(verdictOf(credential, { now: hours(9000) })).toMatchObject({
    verdict: 'unchecked',
    status: 'unchecked: list-outdated',
  });
});

test('a key that a proof brings in its own fragment is looked up with the issuer, and not found', async () => {
  const { did, document } = certificate;
  const forged = await newIssuerKey(ISSUED_AT);
  const carried = { ...forged, name: forged.publicKeyMultibase };
  const signer = await createSigner(did, [carried]);
  const credential = await signer.sign(buildCredential(certificateFacts()), ISSUED_AT);
  expect(verdictOf(credential)).toMatchObject({
    verdict: 'failed',
    key: 'failed: not-listed',
    signature: 'unchecked: no-key',
  });
  const listed = issuerDocument(did, [carried]);
  // Listed but not for assertions; listed for assertions but another's; two keys of one name.
  for (const changed of [
    { ...listed, assertionMethod: document.assertionMethod },
    {
      ...listed,
      verificationMethod: listed.verificationMethod.map((key) => ({ ...key, controller: 'did:web:x' })),
    },
    { ...listed, verificationMethod: [...listed.verificationMethod, ...listed.verificationMethod] },
  ]) {
    expect(verdictOf(credential, keysOf(changed)).key).toBe('failed: not-listed');
  }
});

test("another issuer's certificate is none of ours, however well it is signed", async () => {
  const did = didOf('https://ledgerline.example.net');
  const keys = [await newIssuerKey(ISSUED_AT)];
  const facts = certificateFacts({ issuer: { did, name: 'Ledgerline', url: ORIGIN } });
  const credential = await (await createSigner(did, keys)).sign(buildCredential(facts), ISSUED_AT);
  expect(verdictOf(credential, keysOf(issuerDocument(did, keys)))).toMatchObject({
    verdict: 'failed',
    key: 'failed: other-issuer',
  });
});

test('without the document of the issuer, or with a copy of it, nothing is verified', () => {
  const { credential, document } = certificate;
  expect(verdictOf(credential, { keys: undefined })).toMatchObject({
    verdict: 'unchecked',
    key: 'unchecked: unread',
    signature: 'unchecked: no-key',
  });
  const copy = { from: 'copy', document } as const;
  expect(verdictOf(credential, { keys: copy })).toMatchObject({
    verdict: 'unchecked',
    key: 'unchecked: copy',
    signature: 'verified: holds',
  });
});

test('results that contradict the record are refused, signed or not', async () => {
  const { signer } = certificate;
  const unsigned = buildCredential(certificateFacts());
  const [score] = unsigned.credentialSubject.result;
  if (score) score.value = '40';
  expect(verdictOf(await signer.sign(unsigned, ISSUED_AT)).structure).toBe('failed: contradictory');
});
