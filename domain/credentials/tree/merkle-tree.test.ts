import { sha256 } from '@noble/hashes/sha2.js';
import { expect, test } from 'vitest';
import { credentialLeaf, inclusionPath, merkleRoot, rootFromPath } from './merkle-tree.ts';

/** The leaves that the reference implementation of Certificate Transparency is tested with. */
const LEAVES = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map((hex) => sha256(Buffer.from(`00${hex}`, 'hex')));

function rootHex(count: number): string {
  return Buffer.from(merkleRoot(LEAVES.slice(0, count))).toString('hex');
}

test('roots are those of Certificate Transparency', () => {
  expect(rootHex(0)).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(rootHex(1)).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d');
  expect(rootHex(2)).toBe('fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125');
  expect(rootHex(8)).toBe('5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328');
});

test('each leaf leads to the root by its path, and by no other place, size or leaf', () => {
  for (let size = 1; size <= LEAVES.length; size += 1) {
    const leaves = LEAVES.slice(0, size);
    const root = merkleRoot(leaves);
    for (const [index, leaf] of leaves.entries()) {
      const path = inclusionPath(leaves, index);
      expect(rootFromPath(leaf, { index, size, path })).toEqual(root);
      expect(rootFromPath(leaf, { index: size, size, path })).toBeUndefined();
      expect(rootFromPath(leaf, { index, size, path: [...path, leaf] })).toBeUndefined();
      if (size > 1) {
        expect(rootFromPath(leaf, { index, size, path: path.slice(1) })).not.toEqual(root);
        expect(rootFromPath(leaf, { index: (index + 1) % size, size, path })).not.toEqual(root);
      }
      expect(rootFromPath(root, { index, size: size + 1, path })).not.toEqual(root);
    }
  }
});

test('the leaf of a certificate does not depend on how its JSON is laid out', () => {
  const leaf = Buffer.from(credentialLeaf({ b: ['1'], a: 'x' })).toString('hex');
  expect(leaf).toBe(Buffer.from(sha256(Buffer.from('\u0000{"a":"x","b":["1"]}'))).toString('hex'));
});
