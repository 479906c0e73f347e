import { expect, test } from 'vitest';
import { seededBytes } from '#tests/support/market/seeded-bytes.ts';
import { RandomStream } from './random-stream.ts';

test('a number is the first 52 bits of eight bytes, and half a step', () => {
  const stream = new RandomStream(
    Uint8Array.from([
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      128,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      ...Array.from({ length: 8 }, () => 255),
    ]),
  );
  expect([stream.uniform(), stream.uniform(), stream.uniform()]).toEqual([
    2 ** -53,
    0.5 + 2 ** -53,
    1 - 2 ** -53,
  ]);
});

test('bytes that are used up are an error, not zeros', () => {
  const stream = new RandomStream(new Uint8Array(15));
  stream.uniform();
  expect(() => stream.uniform()).toThrow(RangeError);
});

test('a part of a longer row of bytes is read from its own start', () => {
  const bytes = new Uint8Array(24).fill(7, 8);
  expect(new RandomStream(bytes.subarray(8)).uniform()).toBe(new RandomStream(bytes.slice(8)).uniform());
});

test('uniform numbers fill every tenth alike, and normal ones have deviation 1', () => {
  const count = 100_000;
  const stream = new RandomStream(seededBytes(1, 0)('test', 2 * count * 8));
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let drawn = 0; drawn < count; drawn += 1) {
    const tenth = Math.floor(stream.uniform() * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  const expected = count / 10;
  const chiSquared = tenths.reduce((sum, found) => sum + (found - expected) ** 2 / expected, 0);
  // 27.9 is the 99.9% quantile of chi-squared with 9 degrees of freedom (tables).
  expect(chiSquared).toBeLessThan(27.9);
  const normals = Array.from({ length: count }, () => stream.normal());
  const variance = normals.reduce((sum, value) => sum + value * value, 0) / count;
  expect(Math.abs(variance - 1)).toBeLessThan(4 * Math.sqrt(2 / count));
});
