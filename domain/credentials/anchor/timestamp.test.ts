import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HELLO_WORLD, HELLO_WORLD_BLOCK } from '#tests/support/hello-world-timestamp.ts';
import { merkleRoot } from '../tree/merkle-tree.ts';
import { operationsToRoot } from './anchor.ts';
import { HIGHEST_HASH, readBlockHeader } from './block-header.ts';
import { readTimestamp, readTimestampFile } from './read-timestamp.ts';
import { attestedBy, completeTimestamp, leadTo, type Timestamp } from './timestamp.ts';
import { writeTimestamp, writeTimestampFile } from './write-timestamp.ts';

const ANY_HASH = 1n << 256n;
const pending: Timestamp = {
  attestations: [{ kind: 'pending', calendar: 'https://alice.example' }],
  steps: [],
};

test('a timestamp of the reference implementation leads from its file to the block of Bitcoin', () => {
  const file = readTimestampFile(HELLO_WORLD);
  expect(file && bytesToHex(file.digest)).toBe(bytesToHex(sha256(Buffer.from('Hello World!\n'))));
  // Its first operation is RIPEMD-160, which calendars have not used for years and nothing here makes.
  const [first] = file?.timestamp.steps ?? [];
  expect(first?.operation).toEqual({ kind: 'other', tag: 3 });
  const begun = ripemd160(file?.digest ?? new Uint8Array());
  const [attested, ...others] = first ? attestedBy(first.next, begun) : [];
  expect(others).toEqual([]);
  expect(attested?.attestation).toEqual({ kind: 'bitcoin', height: HELLO_WORLD_BLOCK.height });
  const header = readBlockHeader(hexToBytes(HELLO_WORLD_BLOCK.header), ANY_HASH);
  expect(attested?.message).toEqual(header?.merkleRoot);
  expect(header?.time.toISOString()).toBe('2015-05-28T15:41:18.000Z');
  expect(file && writeTimestampFile(file)).toEqual(HELLO_WORLD);
});

test('a header of another hash than it asks for, or of too little work for today, is none', () => {
  const header = hexToBytes(HELLO_WORLD_BLOCK.header);
  expect(readBlockHeader(header, HIGHEST_HASH)).toBeUndefined();
  for (let place = 0; place < header.length; place += 1) {
    const changed = header.with(place, (header[place] ?? 0) ^ 1);
    expect(readBlockHeader(changed, ANY_HASH), `byte ${place}`).toBeUndefined();
  }
  expect(readBlockHeader(header.subarray(1), ANY_HASH)).toBeUndefined();
});

test('what is written is read as it was, and cut or lengthened it is not read', () => {
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 40 });
  const operation = fc.oneof(
    fc.record({ kind: fc.constantFrom('append' as const, 'prepend' as const), bytes }),
    fc.constant({ kind: 'sha256' as const }),
    fc.record({ kind: fc.constant('other' as const), tag: fc.constantFrom(2, 3, 0x67, 0xf2, 0xf3) }),
  );
  const attestation = fc.oneof(
    fc.record({ kind: fc.constant('bitcoin' as const), height: fc.nat(10_000_000) }),
    fc.constant({ kind: 'pending' as const, calendar: 'https://alice.example/a_b' }),
    fc.record({
      kind: fc.constant('other' as const),
      tag: fc.constant(hexToBytes('0102030405060708')),
      payload: bytes,
    }),
  );
  const grow = (next: fc.Arbitrary<Timestamp>): fc.Arbitrary<Timestamp> =>
    fc.record({
      attestations: fc.array(attestation, { maxLength: 1 }),
      steps: fc.array(fc.record({ operation, next }), { minLength: 1, maxLength: 2 }),
    });
  const leaf = fc.record({
    attestations: fc.array(attestation, { minLength: 1, maxLength: 2 }),
    steps: fc.constant([]),
  });
  const tree = grow(grow(grow(leaf)));
  fc.assert(
    fc.property(tree, (timestamp) => {
      const written = writeTimestamp(timestamp);
      expect(readTimestamp(written)).toEqual(timestamp);
      expect(readTimestamp(written.subarray(0, -1))).toBeUndefined();
      expect(readTimestamp(Uint8Array.from([...written, 0]))).toBeUndefined();
    }),
    { numRuns: 100 },
  );
});

test('bytes of a stranger are read or refused, and end nothing', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      readTimestamp(bytes);
      readTimestampFile(bytes);
    }),
    { numRuns: 300 },
  );
  // Deeper than any calendar goes: an operation after another without an end.
  expect(readTimestamp(new Uint8Array(60_000).fill(8))).toBeUndefined();
});

test('each leaf of a tree goes to its root by the operations of OpenTimestamps', () => {
  for (let size = 1; size <= 9; size += 1) {
    const leaves = Array.from({ length: size }, (_, place) => sha256(Uint8Array.of(place)));
    for (const [index, leaf] of leaves.entries()) {
      const [end] = attestedBy(leadTo(operationsToRoot(leaves, index), pending), leaf);
      expect(end?.message).toEqual(merkleRoot(leaves));
    }
  }
});

test('what was pending becomes what its calendar says of it, at that place alone', () => {
  const start = Uint8Array.of(1);
  const way = [{ kind: 'append', bytes: Uint8Array.of(2) }, { kind: 'sha256' }] as const;
  const two: Timestamp = {
    attestations: [],
    steps: [...leadTo(way, pending).steps, ...leadTo([{ kind: 'sha256' }], pending).steps],
  };
  const [first] = attestedBy(two, start);
  const complete: Timestamp = { attestations: [{ kind: 'bitcoin', height: 900_000 }], steps: [] };
  const done = completeTimestamp(two, start, { pending: first?.message ?? start, complete });
  expect(attestedBy(done, start).map(({ attestation }) => attestation.kind)).toEqual(['bitcoin', 'pending']);
});
