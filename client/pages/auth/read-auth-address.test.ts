import { describe, expect, test } from 'vitest';
import { readAuthAddress } from './read-auth-address.ts';

describe('the address of /auth', () => {
  test('opens Sign In when it says nothing', () => {
    expect(readAuthAddress('', '')).toEqual({ tab: 'sign-in', email: '', verified: false, failure: null });
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
