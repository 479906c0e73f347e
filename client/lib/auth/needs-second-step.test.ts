import type { Factor, User } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { needsSecondStep } from './needs-second-step.ts';

const token = (claims: object) =>
  ['e30', btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_'), 'signature'].join('.');

const user = (...statuses: Factor['status'][]): User => ({
  id: 'u',
  aud: 'authenticated',
  app_metadata: {},
  user_metadata: {},
  created_at: '',
  factors: statuses.map((status) => ({
    id: 'f',
    factor_type: 'totp',
    status,
    created_at: '',
    updated_at: '',
  })),
});

test.each([
  ['a password alone, no second step set up', user(), 'aal1', false],
  ['a second step that was never finished', user('unverified'), 'aal1', false],
  ['a password alone, a second step set up', user('unverified', 'verified'), 'aal1', true],
  ['both steps', user('verified'), 'aal2', false],
])('%s', (_name, signedIn, aal, needed) => {
  expect(needsSecondStep({ user: signedIn, access_token: token({ aal, name: '~?>~?>' }) })).toBe(needed);
});

test('a token that cannot be read has passed nothing', () => {
  expect(needsSecondStep({ user: user('verified'), access_token: 'x' })).toBe(true);
});
