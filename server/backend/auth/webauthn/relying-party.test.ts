import { expect, test } from 'vitest';
import { findRelyingParty } from './relying-party.ts';

const find = (siteUrl: string, webauthn = {}) => findRelyingParty({ webauthn }, siteUrl, 'Academy');

test('keys belong to the host and the origin of the site', () => {
  expect(find('https://learn.example.org/school')).toEqual({
    id: 'learn.example.org',
    name: 'Academy',
    origins: ['https://learn.example.org'],
  });
  expect(find('http://localhost:3000')).toMatchObject({
    id: 'localhost',
    origins: ['http://localhost:3000'],
  });
});

test('an operator can name a domain above it, and every origin that may ask', () => {
  const settings = { rp_id: 'example.org', rp_display_name: 'School', rp_origins: ['https://a.example.org'] };
  expect(find('https://learn.example.org', settings)).toEqual({
    id: 'example.org',
    name: 'School',
    origins: ['https://a.example.org'],
  });
});

test.each(['http://127.0.0.1:3000', 'http://[::1]:3000', 'https://192.0.2.7'])(
  'browsers make no keys for %s',
  (siteUrl) => {
    expect(find(siteUrl)).toBeNull();
  },
);
