import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { puzzlePicture } from './puzzle-picture.ts';

test('the picture of a day is a PNG of the size that link previews ask for', () => {
  const picture = puzzlePicture('2026-11-24');
  expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  const data = picture.indexOf('IDAT');
  const rows = inflateSync(picture.subarray(data + 4, data + 4 + picture.readUInt32BE(data - 4)));
  expect(rows).toHaveLength(1201 * 630);
  expect(new Set(rows).size).toBeGreaterThan(2);
});

test('it is another one every day, and small', () => {
  const pictures = ['2026-11-24', '2026-11-25'].map(puzzlePicture);
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false);
  for (const picture of pictures) expect(picture.length).toBeLessThan(40_000);
});
