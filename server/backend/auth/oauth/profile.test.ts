import { expect, test } from 'vitest';
import { readProfile } from './profile.ts';

const read = (claims: Record<string, unknown>) => readProfile('work', { sub: 'person-1', ...claims });

test('a profile in GoTrue’s words', () => {
  const profile = read({
    iss: 'https://id.example.com',
    email: 'Ada@Example.com',
    email_verified: true,
    name: 'Ada Lovelace',
    picture: 'https://id.example.com/ada.png',
    phone_number: '+44 20 1234',
  });
  expect(profile).toEqual({
    provider: 'work',
    providerId: 'person-1',
    email: 'ada@example.com',
    emailVerified: true,
    data: {
      iss: 'https://id.example.com',
      sub: 'person-1',
      provider_id: 'person-1',
      email: 'ada@example.com',
      email_verified: true,
      phone_verified: false,
      name: 'Ada Lovelace',
      full_name: 'Ada Lovelace',
      picture: 'https://id.example.com/ada.png',
      avatar_url: 'https://id.example.com/ada.png',
    },
  });
});

test.each([
  [true, true],
  ['true', true],
  ['false', false],
  [false, false],
  [undefined, false],
  [1, false],
])('email_verified %j is %s', (claim, expected) => {
  expect(read({ email: 'a@example.com', email_verified: claim }).emailVerified).toBe(expected);
});

test('no address is verified that is not there', () => {
  expect(read({ email_verified: true })).toMatchObject({ email: null, emailVerified: false });
});

test('what cannot be kept is left out', () => {
  const { data } = read({
    name: 7,
    nickname: 'zero \0',
    picture: `https://${'x'.repeat(500)}`,
    preferred_username: '\ud800',
  });
  expect(Object.keys(data)).toEqual(['sub', 'provider_id', 'email_verified', 'phone_verified']);
});
