import { expect, test } from 'vitest';
import { createVisitorAddress } from './visitor-address.ts';

const request = (peer: string, forwarded?: string) => ({
  socket: { remoteAddress: peer },
  headers: { 'x-forwarded-for': forwarded },
});

test.each([
  ['without proxies only the socket counts', [], '198.51.100.7', '203.0.113.9', '198.51.100.7'],
  ['a stranger cannot pose as a proxy', ['10.0.0.0/8'], '198.51.100.7', '203.0.113.9', '198.51.100.7'],
  ['a trusted proxy names the visitor', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.9', '203.0.113.9'],
  [
    'of a chain the last address before the proxies counts',
    ['10.0.0.0/8'],
    '10.1.2.3',
    '1.1.1.1, 203.0.113.9, 10.9.9.9',
    '203.0.113.9',
  ],
  ['nonsense in the header is passed over', ['10.0.0.0/8'], '10.1.2.3', 'unknown', '10.1.2.3'],
  ['IPv4 inside IPv6 is the same address', ['10.0.0.1'], '::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['IPv6 proxies', ['fd00::/8'], 'fd00::1', '2001:db8::5', '2001:db8::5'],
])('%s', (_name, proxies, peer, forwarded, expected) => {
  expect(createVisitorAddress(proxies)(request(peer, forwarded))).toBe(expected);
});

test.each(['example.org', '10.0.0.0/', '10.0.0.0/8/9', '/8', '10.0.0.0/40', '::1/129'])(
  '%s is refused in one sentence',
  (entry) => {
    expect(() => createVisitorAddress([entry])).toThrow(/TRUSTED_PROXIES/);
  },
);
