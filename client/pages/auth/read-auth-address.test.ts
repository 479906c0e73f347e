import { describe, expect, test } from 'vitest';
import { readAuthAddress } from './read-auth-address.ts';

describe('the address of /auth', () => {
  test('opens Sign In when it says nothing', () => {
    expect(readAuthAddress('', '')).toEqual({
      view: 'credentials',
      tab: 'sign-in',
      email: '',
      verified: false,
      recovery: false,
      failure: null,
    });
    expect(readAuthAddress('?view=nonsense', '').view).toBe('credentials');
  });
  test('may open a view of its own', () => {
    expect(readAuthAddress('?view=magic-link&next=%2Fmentor', '').view).toBe('magic-link');
    expect(readAuthAddress('', '#access_token=x&type=recovery').recovery).toBe(true);
  });
  test('may open Sign Up with the address from the landing page', () => {
    expect(readAuthAddress('?tab=sign-up&email=a%40example.com', '')).toMatchObject({
      tab: 'sign-up',
      email: 'a@example.com',
    });
  });
  test('carries what a mail link brought', () => {
    expect(readAuthAddress('', '#access_token=x&type=signup').verified).toBe(true);
    expect(readAuthAddress('', '#error=access_denied&error_code=otp_expired').failure).toBe('otp_expired');
    expect(readAuthAddress('?error=access_denied', '').failure).toBe('access_denied');
  });
});
