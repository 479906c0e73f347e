import { setupI18n } from '@lingui/core';
import { AuthApiError, AuthRetryableFetchError, AuthWeakPasswordError } from '@supabase/auth-js';
import { describe, expect, test } from 'vitest';
import { BackendError } from '../backend/backend-error.ts';
import { bringErrorWords, describeError } from './describe-error.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

describe('wording a failure', () => {
  test('a wrong password is not named more closely than that', () => {
    const error = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials');
    expect(describeError(error, i18n)).toBe(
      'The email or the password is not right. Check both and try again.',
    );
  });
  // spec: 168 weak_password in words
  test('a weak password tells its reasons', () => {
    const error = new AuthWeakPasswordError('weak', 422, ['length', 'characters']);
    expect(describeError(error, i18n)).toMatch(
      /^This password is too easy to guess: it is too short and it needs/,
    );
  });
  test('a lost connection reads the same wherever it was lost', () => {
    const words = 'The server could not be reached. Check your connection and try again.';
    expect(describeError(new AuthRetryableFetchError('fetch failed', 0), i18n)).toBe(words);
    expect(describeError(new BackendError('network', 0, 'x'), i18n)).toBe(words);
  });
  test('a part of the app brings words for its own codes', () => {
    const error = new BackendError('seats-taken', 409, 'x');
    expect(describeError(error, i18n)).toMatch(/^Something unexpected/);
    bringErrorWords({ 'seats-taken': { id: 'seats-taken', message: 'Every seat is taken.' } });
    expect(describeError(error, i18n)).toBe('Every seat is taken.');
  });
  // spec: 170 What the provider answers
  test.each([
    'email_address_invalid',
    'email_not_confirmed',
    'invalid_credentials',
    'otp_expired',
    'over_email_send_rate_limit',
    'over_request_rate_limit',
    'signup_disabled',
    'user_already_exists',
    'user_banned',
    'validation_failed',
  ])('%s has words of its own', (code) => {
    const words = describeError(new AuthApiError('insides', 400, code), i18n);
    expect(words).toMatch(/^[A-Z].{20,}\.$/);
    expect(words).not.toMatch(/^Something unexpected|insides/);
  });
  // spec: 170 What nobody foresaw
  test('what nobody foresaw never shows its insides', () => {
    expect(describeError(new TypeError('x is undefined'), i18n)).toMatch(/^Something unexpected/);
    expect(describeError(new BackendError('XX000', 500, 'secret'), i18n)).toMatch(/^Something unexpected/);
  });
});
