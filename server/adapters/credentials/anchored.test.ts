import { beforeAll, expect, test } from 'vitest';
import type { Anchor } from '#domain/credentials/anchor/anchor.ts';
import { operationsToRoot } from '#domain/credentials/anchor/anchor.ts';
import { attestedBy, leadTo, type Operation, type Timestamp } from '#domain/credentials/anchor/timestamp.ts';
import { writeTimestampFile } from '#domain/credentials/anchor/write-timestamp.ts';
import { anchoredText, splitAnchored } from '#domain/credentials/file/anchored-text.ts';
import { toBase64Url } from '#domain/credentials/text/base64url.ts';
import { credentialLeaf } from '#domain/credentials/tree/merkle-tree.ts';
import type { Evidence } from '#domain/credentials/verify/verification.ts';
import { verifyCredential } from '#domain/credentials/verify/verify-credential.ts';
import { CHECKED_AT, certificateFacts, ISSUED_AT, signedCertificate } from '#tests/support/certificate.ts';
import { standInBlock } from '#tests/support/stand-in-block.ts';
import { buildCredential } from '#domain/credentials/shape/build-credential.ts';
import { didOf } from './did-web.ts';
import { issuerDocument } from './issuer-document.ts';
import { rotateIssuerKeys } from './rotate-issuer-keys.ts';
import { createSigner } from './signer.ts';

// A development issuer: no real block can be mined in a test, and nobody else may do with less than one.
const LOCAL = 'http://localhost:3000';
const did = didOf(LOCAL);
const HEIGHT = 925_000;
const CALENDAR: readonly Operation[] = [
  { kind: 'append', bytes: Uint8Array.of(1, 2, 3) },
  { kind: 'sha256' },
  { kind: 'prepend', bytes: Uint8Array.of(4) },
  { kind: 'sha256' },
];
const hours = (count: number) => new Date(ISSUED_AT.getTime() + count * 3_600_000);

let signed: Awaited<ReturnType<typeof signOne>>;
beforeAll(async () => {
  signed = await signOne();
});

async function signOne() {
  const { keys } = await signedCertificate();
  const facts = certificateFacts({ issuer: { did, name: 'Ledgerline', url: LOCAL } });
  const credential = await (await createSigner(did, keys)).sign(buildCredential(facts), ISSUED_AT);
  return { keys, credential, document: issuerDocument(did, keys) };
}

/** An anchor of a certificate among three of its day, in a block of that time. */
function anchorOf(credential: typeof signed.credential, time: Date, end?: Timestamp): Anchor {
  const leaf = credentialLeaf(credential);
  const leaves = [Uint8Array.of(1), leaf, Uint8Array.of(3)];
  const way = [...operationsToRoot(leaves, 1), ...CALENDAR];
  const ends = end ?? { attestations: [{ kind: 'bitcoin', height: HEIGHT }], steps: [] };
  const timestamp = leadTo(way, ends);
  const [attested] = attestedBy(timestamp, leaf);
  const { header } = standInBlock(attested?.message ?? leaf, time);
  return {
    timestamp: toBase64Url(writeTimestampFile({ digest: leaf, timestamp })),
    block: { height: HEIGHT, header },
  };
}

function verify(anchor: unknown, changes: Partial<Evidence> = {}) {
  const evidence: Evidence = {
    now: CHECKED_AT,
    issuer: did,
    keys: { from: 'issuer', document: signed.document },
    statusList: undefined,
    anchor,
    ...changes,
  };
  const { checks, block, verdict } = verifyCredential(JSON.stringify(signed.credential), evidence);
  const reasonOf = (name: string) => {
    const found = checks.find(({ check }) => check === name);
    return `${found?.outcome}: ${found?.reason}`;
  };
  return { anchor: reasonOf('anchor'), key: reasonOf('key'), block, verdict };
}

test('a timestamp that leads to a block shows that the certificate is no younger', () => {
  expect(verify(anchorOf(signed.credential, hours(6)))).toMatchObject({
    anchor: 'verified: in-block',
    block: { height: HEIGHT, time: hours(6).toISOString() },
  });
  expect(verify(undefined).anchor).toBe('unchecked: no-timestamp');
});

test('a timestamp that waits, or whose block is not there, leaves it open', () => {
  const pending: Timestamp = {
    attestations: [{ kind: 'pending', calendar: 'https://alice.example' }],
    steps: [],
  };
  expect(verify(anchorOf(signed.credential, hours(6), pending)).anchor).toBe('unchecked: pending');
  const { timestamp } = anchorOf(signed.credential, hours(6));
  expect(verify({ timestamp }).anchor).toBe('unchecked: no-block');
});

test('no timestamp of another certificate, other block or changed bit verifies', async () => {
  const good = anchorOf(signed.credential, hours(6));
  const other = await signOne();
  expect(verify(anchorOf(other.credential, hours(6)))).toMatchObject({
    anchor: 'failed: of-another',
    verdict: 'failed',
  });
  const block = { height: HEIGHT, header: standInBlock(new Uint8Array(32), hours(6)).header };
  expect(verify({ ...good, block }).anchor).toBe('failed: not-in-block');
  expect(verify({ ...good, block: { ...good.block, height: HEIGHT + 1 } }).anchor).toBe(
    'failed: not-in-block',
  );
  expect(verify({ ...good, more: true }).anchor).toBe('failed: unreadable');
  expect(verify('<html>').anchor).toBe('failed: unreadable');
  const bytes = Buffer.from(good.timestamp, 'base64url');
  for (let place = 0; place < bytes.length; place += 1) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ 1;
    const outcome = verify({ ...good, timestamp: changed.toString('base64url') }).anchor;
    expect(outcome, `byte ${place}`).not.toMatch(/^verified/);
  }
});

test('a block that cost no work vouches for nothing outside of development', async () => {
  const { credential, document, did: issuer } = await signedCertificate();
  const evidence = {
    now: CHECKED_AT,
    issuer,
    keys: { from: 'issuer', document },
    statusList: undefined,
  } as const;
  const { checks } = verifyCredential(JSON.stringify(credential), {
    ...evidence,
    anchor: anchorOf(credential, hours(6)),
  });
  expect(checks.at(-1)).toMatchObject({ check: 'anchor', outcome: 'failed', reason: 'no-work' });
});

test('of a lost key only what was in a block two hours before stays verified', async () => {
  const keys = await rotateIssuerKeys(signed.keys, 'compromised', hours(10));
  const after = { keys: { from: 'issuer', document: issuerDocument(did, keys) } } as const;
  expect(verify(undefined, after).key).toBe('failed: key-revoked');
  expect(verify(anchorOf(signed.credential, hours(8)), after).key).toBe('verified: key-revoked-later');
  expect(verify(anchorOf(signed.credential, hours(9)), after).key).toBe('failed: key-revoked');
  expect(verify(anchorOf(await signOne().then(({ credential }) => credential), hours(1)), after).key).toBe(
    'failed: key-revoked',
  );
  const copy = { keys: { ...after.keys, from: 'copy' } } as const;
  expect(verify(anchorOf(signed.credential, hours(8)), copy).key).not.toMatch(/^verified/);
});

test('a certificate and its timestamp go together in one file, and neither changes the other', () => {
  const text = JSON.stringify(signed.credential);
  const anchor = anchorOf(signed.credential, hours(6));
  expect(splitAnchored(anchoredText(text, anchor))).toEqual({ text, anchor });
  for (const other of [text, '{', JSON.stringify({ certificate: text, anchor, more: 1 })]) {
    expect(splitAnchored(other)).toEqual({ text: other });
  }
});
