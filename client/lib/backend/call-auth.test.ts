import { isAuthApiError } from '@supabase/auth-js';
import { describe, expect, test, vi } from 'vitest';
import { callAuth } from './call-auth.ts';

const CONNECTION = { url: 'https://learn.example', anonKey: 'public' };

/** Calls a service that answers so. */
function answering(status: number, body: string) {
  const service = vi.fn(async (_url: string, _init: RequestInit) => new Response(body, { status }));
  vi.stubGlobal('fetch', service);
  return { service, answer: callAuth(CONNECTION, 'POST', '/verify/preview', { body: { type: 'signup' } }) };
}

describe('calling the auth service', () => {
  test('carries the answer', async () => {
    const { service, answer } = answering(200, '{"state":"valid"}');
    await expect(answer).resolves.toEqual({ state: 'valid' });
    expect(service.mock.calls).toEqual([
      [
        'https://learn.example/auth/v1/verify/preview',
        {
          method: 'POST',
          headers: { apikey: 'public', 'content-type': 'application/json' },
          body: '{"type":"signup"}',
        },
      ],
    ]);
  });
  test('says who asks, and sends no body where there is none', async () => {
    const { service } = answering(200, '{}');
    await callAuth(CONNECTION, 'DELETE', '/factors', { token: 'mine' });
    expect(service.mock.calls[1]?.[1]).toEqual({
      method: 'DELETE',
      headers: { apikey: 'public', authorization: 'Bearer mine' },
    });
  });
  test('rejects with the code of the service', async () => {
    const failure = await answering(403, '{"error_code":"otp_expired","msg":"Expired"}').answer.catch(
      (error: unknown) => error,
    );
    expect(isAuthApiError(failure)).toBe(true);
    expect(failure).toMatchObject({ code: 'otp_expired', status: 403, message: 'Expired' });
  });
  test.each(['null', '{}'])('rejects with the status of a refusal that says %s', async (body) => {
    await expect(answering(503, body).answer).rejects.toMatchObject({ code: 'http_503' });
  });
  test.each([502, 200])('rejects with the status %i of an answer that is not ours', async (status) => {
    const { answer } = answering(status, '<html>');
    await expect(answer).rejects.toMatchObject({ name: 'BackendError', code: `http_${status}`, status });
  });
  test('rejects as network when nothing answered', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const answer = callAuth(CONNECTION, 'DELETE', '/factors', {});
    await expect(answer).rejects.toMatchObject({ name: 'BackendError', code: 'network', status: 0 });
  });
});
