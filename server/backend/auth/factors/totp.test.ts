import { expect, test } from 'vitest';
import { matchingTotpStep, newTotpSecret, totpCode, totpStep, totpUri } from './totp.ts';

/** The secret of RFC 6238, appendix B, "12345678901234567890", in base32. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

// RFC 6238, appendix B, SHA1: the last six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the test vectors of the RFC: second %i', (second, code) => {
  expect(totpCode(RFC_SECRET, totpStep(second * 1000))).toBe(code);
});

test('the codes of the step before and after are accepted, no other', () => {
  const now = 1_800_000_000_000;
  const step = totpStep(now);
  const accepted = [-2, -1, 0, 1, 2].map((shift) =>
    matchingTotpStep(RFC_SECRET, totpCode(RFC_SECRET, step + shift), now),
  );
  expect(accepted).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('no code: %j', (code) => {
  expect(matchingTotpStep(RFC_SECRET, code, 0)).toBeUndefined();
});

test('secrets are 160 bits of base32, and no two are alike', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});

test('the address names issuer and account, whatever letters they have', () => {
  const uri = new URL(totpUri(RFC_SECRET, 'Learn & Co', 'a@example.com'));
  expect(uri.pathname).toBe('/Learn%20%26%20Co:a%40example.com');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: RFC_SECRET,
    issuer: 'Learn & Co',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
