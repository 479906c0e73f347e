import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GoTrueClient, type Session, type SignInWithPasswordCredentials } from '@supabase/auth-js';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Installation, newEmail, NO_MAIL, PASSWORD, startAuth } from './installation.ts';

/*
 * What the product's specification says of the auth client itself. A new version of the library that behaves otherwise
 * fails here.
 */

let auth: Installation;
beforeAll(async () => {
  auth = await startAuth(NO_MAIL);
});
afterAll(() => auth?.close());
afterEach(() => {
  vi.useRealTimers();
});

/** Somebody who is signed in, with the client of that device. */
async function signUp() {
  const client = auth.visitor();
  const email = newEmail();
  const { data } = await client.signUp({ email, password: PASSWORD });
  if (data.session === null) throw new Error('Signing up gave no session.');
  return { client, email, session: data.session };
}

/** A server that answers everything as told, for what a sound backend never answers. */
async function serve(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A client on a device that keeps this session. */
function clientWith(url: string, session: Session): GoTrueClient {
  let kept: string | null = JSON.stringify(session);
  const storage = {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
    removeItem: () => {
      kept = null;
    },
  };
  const headers = { apikey: 'anon-key' };
  return new GoTrueClient({ url, storage, headers, autoRefreshToken: false, detectSessionInUrl: false });
}

describe('errors', () => {
  // spec: 112 “You must provide either an email or phone number and a password”
  test('without an address or a number and a password', async () => {
    const nobody: SignInWithPasswordCredentials = JSON.parse('{"password":"correct horse"}');
    const { error } = await auth.visitor().signInWithPassword(nobody);
    expect(error?.message).toBe('You must provide either an email or phone number and a password');
  });

  // spec: 168 “Auth session missing!” (400)
  test('Auth session missing!', async () => {
    const { error } = await auth.visitor().updateUser({ data: {} });
    expect(error).toMatchObject({ message: 'Auth session missing!', status: 400 });
  });

  // spec: 168 “Auth session or user missing” (500)
  test('Auth session or user missing', async () => {
    const url = await serve((_request, response) => response.end('{}'));
    const { error } = await new GoTrueClient({ url }).signInWithPassword({
      email: 'a@b.c',
      password: PASSWORD,
    });
    expect(error).toMatchObject({ message: 'Auth session or user missing', status: 500 });
  });

  // spec: 168 invalid_jwt
  test('invalid_jwt', async () => {
    const { error } = await auth.visitor().getClaims('no.token.atall');
    expect(error).toMatchObject({ code: 'invalid_jwt' });
  });

  // spec: 168 Retryable on 502, 503, 504
  test.each([502, 503, 504])('%d can be tried again', async (status) => {
    const url = await serve((_request, response) => response.writeHead(status).end());
    const { error } = await new GoTrueClient({ url }).signInWithPassword({
      email: 'a@b.c',
      password: PASSWORD,
    });
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status });
  });

  // spec: 168 Retryable on network failure
  test('a network failure can be tried again', async () => {
    const url = await serve((request) => request.socket.destroy());
    const { error } = await new GoTrueClient({ url }).signInWithPassword({
      email: 'a@b.c',
      password: PASSWORD,
    });
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 0 });
  });
});

describe('a session', () => {
  // spec: 119 Setting a session needs both tokens
  test('needs both tokens to be set', async () => {
    const { session } = await signUp();
    for (const tokens of [
      { access_token: '', refresh_token: session.refresh_token },
      { access_token: session.access_token, refresh_token: '' },
    ])
      expect((await auth.visitor().setSession(tokens)).error?.message).toBe('Auth session missing!');
  });

  // spec: 168 session_not_found removes the session
  test('that the server no longer knows is removed', async () => {
    const { client, email } = await signUp();
    const other = auth.visitor();
    await other.signInWithPassword({ email, password: PASSWORD });
    await other.signOut({ scope: 'global' });
    expect((await client.getUser()).error).toMatchObject({ message: 'Auth session missing!' });
    expect((await client.getSession()).data.session).toBeNull();
  });

  // spec: 100 The session is dropped when a refresh fails for good
  test('is dropped when a refresh fails for good', async () => {
    const { session } = await signUp();
    const device = clientWith(`${auth.url}/auth/v1`, { ...session, expires_at: 1, refresh_token: 'unknown' });
    expect((await device.getSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
    expect(await device.getSession()).toMatchObject({ data: { session: null }, error: null });
  });

  // spec: 100 The session refreshes by itself in the background
  // spec: 199 Refresh tick of 30 s, at three ticks
  test('is looked at every 30 seconds, and refreshed when 90 are left', async () => {
    const { session } = await signUp();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const start = 1_800_000_000;
    vi.setSystemTime(start * 1000);
    const refreshes: number[] = [];
    const url = await serve((_request, response) => {
      refreshes.push(Date.now() / 1000 - start);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ ...session, expires_at: start + 3600 }));
    });
    const device = clientWith(url, { ...session, expires_at: start + 150 });
    await device.startAutoRefresh();
    onTestFinished(() => device.stopAutoRefresh());
    await vi.advanceTimersByTimeAsync(30_000);
    await device.getSession();
    await vi.advanceTimersByTimeAsync(30_000);
    await expect.poll(() => refreshes).toEqual([60]);
  });

  // spec: 199 Refresh retries: 200 ms times 2^n
  test('is asked for again after 200, 400 and 800 milliseconds while the server is down', async () => {
    const { session } = await signUp();
    let requests = 0;
    const url = await serve((_request, response) => {
      requests += 1;
      if (requests <= 3) return response.writeHead(503).end();
      return response.setHeader('content-type', 'application/json').end(JSON.stringify(session));
    });
    const waits = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => waits.mockRestore());
    const { error } = await clientWith(url, session).refreshSession();
    expect(error).toBeNull();
    const backoff = waits.mock.calls
      .map(([, wait]) => wait ?? 0)
      .filter((wait) => wait >= 200 && wait < 2000);
    expect(backoff).toEqual([200, 400, 800]);
  });

  // spec: 199 Key set cached for 10 minutes
  test('is checked with keys that are kept for ten minutes', async () => {
    const { session } = await signUp();
    const fetched: string[] = [];
    const device = new GoTrueClient({
      url: `${auth.url}/auth/v1`,
      headers: { apikey: 'anon-key' },
      storageKey: 'keeps its own key set',
      autoRefreshToken: false,
      fetch: (address, options) => {
        fetched.push(new URL(new Request(address).url).pathname);
        return fetch(address, options);
      },
    });
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const seconds of [0, 599, 601]) {
      vi.setSystemTime(start + seconds * 1000);
      expect((await device.getClaims(session.access_token)).error, `after ${seconds} s`).toBeNull();
      expect(fetched, `after ${seconds} s`).toEqual(
        Array.from({ length: seconds > 600 ? 2 : 1 }, () => '/auth/v1/.well-known/jwks.json'),
      );
    }
  });
});
