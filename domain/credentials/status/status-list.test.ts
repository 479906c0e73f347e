import fc from 'fast-check';
import { gunzipSync, gzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { toBase64Url } from '../text/base64url.ts';
import { encodeStatusList, isRevokedIn, STATUS_LIST_BITS } from './status-list.ts';

test('the places put into a list are revoked, and no other', () => {
  const places = fc.uniqueArray(fc.nat(STATUS_LIST_BITS - 1), { maxLength: 30 });
  fc.assert(
    fc.property(places, fc.nat(STATUS_LIST_BITS - 1), (revoked, other) => {
      const list = encodeStatusList(revoked);
      for (const place of revoked) expect(isRevokedIn(list, place)).toBe(true);
      expect(isRevokedIn(list, other)).toBe(revoked.includes(other));
    }),
    { numRuns: 10 },
  );
});

test('bits count from the left, in a list of 131,072, packed by gzip', () => {
  const bits = gunzipSync(Buffer.from(encodeStatusList([0, 9]).slice(1), 'base64url'));
  expect(bits.length).toBe(16_384);
  expect([bits[0], bits[1]]).toEqual([0b1000_0000, 0b0100_0000]);
});

test('a list of another length, of another kind or broken tells nothing', () => {
  const pack = (bytes: Uint8Array) => `u${toBase64Url(gzipSync(bytes))}`;
  expect(isRevokedIn(pack(Buffer.alloc(16_383)), 0)).toBeUndefined();
  expect(isRevokedIn(pack(Buffer.alloc(50_000_000)), 0)).toBeUndefined();
  expect(isRevokedIn(encodeStatusList([]).slice(1), 0)).toBeUndefined();
  expect(isRevokedIn('u', 0)).toBeUndefined();
  expect(isRevokedIn(`u${Buffer.alloc(40).toString('base64url')}`, 0)).toBeUndefined();
});

test('a place outside of the list is none', () => {
  const list = encodeStatusList([]);
  for (const place of [-1, STATUS_LIST_BITS, 0.5, Number.NaN]) {
    expect(isRevokedIn(list, place)).toBeUndefined();
    expect(() => encodeStatusList([place])).toThrow(RangeError);
  }
});
