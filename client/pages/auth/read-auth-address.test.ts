import { describe, expect, test } from 'vitest';
import { readAuthAddress, withoutBrought } from './read-auth-address.ts';

describe('the address of /auth', () => {
  test('opens Sign In when it says nothing', () => {
    expect(readAuthAddress('', '')).toEqual({
      view: 'credentials',
      tab: 'sign-in',
      email: '',
      verified: false,
      recovery: false,
      failure: null,
      brought: null,
    });
    expect(readAuthAddress('?view=nonsense', '').view).toBe('credentials');
  });
  test('may open a view of its own', () => {
    expect(readAuthAddress('?view=magic-link&next=%2Fmentor', '').view).toBe('magic-link');
    expect(readAuthAddress('', '#access_token=x&type=recovery').recovery).toBe(true);
    expect(readAuthAddress('?token_hash=x', '', '/auth/confirm').view).toBe('confirm');
  });
  test('may open Sign Up with the address from the landing page', () => {
    expect(readAuthAddress('?tab=sign-up&email=a%40example.com', '')).toMatchObject({
      tab: 'sign-up',
      email: 'a@example.com',
    });
  });
  test('may bring a session, or the code that a flow ends with, which does not stay in it', () => {
    expect(readAuthAddress('', '#access_token=x&refresh_token=y').brought).toEqual({
      accessToken: 'x',
      refreshToken: 'y',
    });
    expect(readAuthAddress('?code=z&next=%2Fmentor', '').brought).toEqual({ code: 'z' });
    expect(withoutBrought('?code=z&next=%2Fmentor')).toBe('?next=%2Fmentor');
    expect(withoutBrought('?code=z')).toBe('');
  });
  test('carries what a mail link brought', () => {
    expect(readAuthAddress('', '#access_token=x&type=signup').verified).toBe(true);
    expect(readAuthAddress('', '#error=access_denied&error_code=otp_expired').failure).toBe('otp_expired');
    expect(readAuthAddress('?error=access_denied', '').failure).toBe('access_denied');
  });
});
