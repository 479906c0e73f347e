// @vitest-environment happy-dom
import { AuthApiError, AuthClient, type Factor } from '@supabase/auth-js';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Auth } from '../../lib/backend/connect-auth.ts';
import { drawExample } from '../../ui/draw-example.tsx';
import { SecondStepForm } from './second-step-form.tsx';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

const factor = (id: string, type: Factor['factor_type'], name = ''): Factor => ({
  id,
  factor_type: type,
  friendly_name: name,
  status: 'verified',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
});

/** What the official client says of a key. */
type Answer = Awaited<ReturnType<Auth['mfa']['webauthn']['authenticate']>>;

/** The form of somebody with these factors, on a client whose key answers with `error`. */
async function draw(factors: Factor[], error: Error | null = null) {
  const auth = new AuthClient({ url: 'http://localhost', autoRefreshToken: false, persistSession: false });
  const user = {
    id: 'u',
    aud: 'authenticated',
    created_at: '2026-01-01T00:00:00Z',
    app_metadata: {},
    user_metadata: {},
    factors,
  };
  const session = {
    access_token: '',
    refresh_token: '',
    expires_in: 3600,
    token_type: 'bearer' as const,
    user,
  };
  vi.spyOn(auth, 'getSession').mockResolvedValue({ data: { session }, error: null });
  const authenticate = vi
    .spyOn(auth.mfa.webauthn, 'authenticate')
    .mockResolvedValue({ data: null, error } as Answer);
  const onVerified = vi.fn();
  const stage = await act(async () =>
    drawExample(<SecondStepForm auth={auth} onVerified={onVerified} onCancel={() => {}} />),
  );
  const buttons = () => [...stage.element.querySelectorAll('button')].map((button) => button.textContent);
  const press = (name: string) =>
    act(async () => {
      [...stage.element.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
    });
  return { stage, authenticate, onVerified, buttons, press };
}

test('asks for the code of an app where no key is set up', async () => {
  const { stage, buttons } = await draw([factor('a', 'totp')]);
  expect(stage.element.querySelector('input')).not.toBeNull();
  expect(buttons()).toEqual(['Continue', 'Use a recovery code', 'Sign in as somebody else']);
  act(() => stage.remove());
});

test('asks for the key where one is set up, and leads to the other ways', async () => {
  const { stage, authenticate, onVerified, buttons, press } = await draw([
    factor('a', 'totp'),
    factor('k', 'webauthn', 'Security key 1'),
    factor('r', 'recovery_code'),
  ]);
  expect(buttons()).toEqual([
    'Use the security key',
    'Use the authenticator app',
    'Use a recovery code',
    'Sign in as somebody else',
  ]);
  await press('Use the authenticator app');
  expect(stage.element.querySelector('input')).not.toBeNull();
  await press('Use the security key');
  await press('Use the security key');
  expect(authenticate).toHaveBeenCalledWith({ factorId: 'k' });
  expect(onVerified).toHaveBeenCalledOnce();
  act(() => stage.remove());
});

test('names keys where there are several', async () => {
  const { stage, buttons } = await draw([
    factor('k', 'webauthn', 'Security key 1'),
    factor('l', 'webauthn', 'Security key 2'),
  ]);
  expect(buttons().slice(0, 2)).toEqual(['Use Security key 1', 'Use Security key 2']);
  act(() => stage.remove());
});

test.each([
  [
    'a key that was not touched',
    Object.assign(new Error('no'), { name: 'NotAllowedError' }),
    /cancelled or took too long/,
  ],
  [
    'a key that is not theirs',
    new AuthApiError('no', 422, 'mfa_verification_failed'),
    /key was not accepted/,
  ],
  ['a refusal', new AuthApiError('no', 422, 'mfa_webauthn_verify_not_enabled'), /not available here/],
])('says what to do after %s', async (_, error, words) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { stage, onVerified, press } = await draw([factor('k', 'webauthn')], error);
  await press('Use the security key');
  expect(stage.element.querySelector('[role=alert]')?.textContent).toMatch(words);
  expect(onVerified).not.toHaveBeenCalled();
  act(() => stage.remove());
});
