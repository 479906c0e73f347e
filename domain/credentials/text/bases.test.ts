import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase58, toBase58 } from './base58.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';

test('bytes come back from both alphabets, leading zeros and all', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      expect(fromBase58(toBase58(bytes))).toEqual(bytes);
      expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
      expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
    }),
  );
});

test('the published examples of base58 are written as published', () => {
  expect(toBase58(Buffer.from('Hello World!'))).toBe('2NEpo7TZRRrLZSi2U');
  expect(toBase58(Buffer.from('0000287fb4cd', 'hex'))).toBe('11233QC4');
});

test('letters of no alphabet are refused', () => {
  expect(fromBase58('0OIl')).toBeUndefined();
  expect(fromBase64Url('a+b=')).toBeUndefined();
  expect(fromBase64Url('abcde')).toBeUndefined();
});
