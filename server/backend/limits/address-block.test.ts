import { expect, test } from 'vitest';
import { addressBlock } from './address-block.ts';

test('an IPv4 address stands for itself', () => {
  expect(addressBlock('192.0.2.7')).toBe('192.0.2.7');
});

test('addresses of one IPv6 /64 network are one visitor', () => {
  expect(addressBlock('2001:db8:0:1::1')).toBe('2001:db8:0:1::/64');
  expect(addressBlock('2001:0db8::1:ffff:2:3:4')).toBe('2001:db8:0:1::/64');
  expect(addressBlock('::1')).toBe('0:0:0:0::/64');
});
