import { expect, test } from 'vitest';
import { newIssuerKey } from './issuer-keys.ts';
import { rehearseRotation } from './rehearse-rotation.ts';

const NOW = new Date('2026-11-23T10:21:00Z');
const DID = 'did:web:ledgerline.example';

test('a planned rotation leaves what was signed good, one after a compromise does not', async () => {
  const keys = [await newIssuerKey(NOW)];
  const planned = await rehearseRotation(DID, keys, 'planned', NOW);
  expect(planned).toMatchObject({ oldVerifies: true, newVerifies: true });
  const lost = await rehearseRotation(DID, keys, 'compromised', NOW);
  expect(lost).toMatchObject({ oldVerifies: false, newVerifies: true });
  for (const { keys: after } of [planned, lost]) {
    expect(after.map(({ secretKeyMultibase }) => secretKeyMultibase !== undefined)).toEqual([true, false]);
  }
});

test('two rotations keep all three keys in the document, the newest first', async () => {
  const first = [await newIssuerKey(NOW)];
  const second = (await rehearseRotation(DID, first, 'planned', NOW)).keys;
  const third = (await rehearseRotation(DID, second, 'planned', NOW)).keys;
  expect(third.slice(1).map(({ name }) => name)).toEqual([second[0]?.name, first[0]?.name]);
});
