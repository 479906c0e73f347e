import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSignedByStripe } from './stripe-signature.ts';

const SECRET = 'whsec_test';
const BODY = '{"id":"evt_1"}';
const NOW = new Date('2026-11-21T12:00:00Z');
const SECOND = NOW.getTime() / 1000;
const sign = (second: number, secret = SECRET, body = BODY) =>
  createHmac('sha256', secret).update(`${second}.${body}`).digest('hex');
const check = (header: string | null, body = BODY) => isSignedByStripe(body, header, SECRET, NOW);

test('a body that was signed just now is Stripe’s', () => {
  expect(check(`t=${SECOND},v1=${sign(SECOND)}`)).toBe(true);
});

test('any of several signatures will do, while a secret is rolled', () => {
  expect(check(`t=${SECOND}, v1=${sign(SECOND, 'the old secret')}, v1=${sign(SECOND)}, v0=abc`)).toBe(true);
});

test.each([
  ['five minutes old', -300, true],
  ['older', -301, false],
  ['from the future, further than clocks differ', 301, false],
])('a signature that is %s', (_age, seconds, isGood) => {
  const second = SECOND + seconds;
  expect(check(`t=${second},v1=${sign(second)}`)).toBe(isGood);
});

test.each([
  ['none', null],
  ['an empty one', ''],
  ['nonsense', 'v1'],
  ['no signature', `t=${SECOND}`],
  ['a short one', `t=${SECOND},v1=abcd`],
  ['one under another secret', `t=${SECOND},v1=${sign(SECOND, 'another')}`],
  ['one of another second', `t=${SECOND},v1=${sign(SECOND - 1)}`],
  ['one of the test scheme', `t=${SECOND},v0=${sign(SECOND)}`],
  ['a moment that is none', `t=now,v1=${sign(SECOND)}`],
])('a header with %s is refused', (_what, header) => {
  expect(check(header)).toBe(false);
});

test('a changed body is refused', () => {
  expect(check(`t=${SECOND},v1=${sign(SECOND)}`, `${BODY} `)).toBe(false);
});
