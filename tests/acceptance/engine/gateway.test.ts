import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startProduct } from '#tests/support/start-product.ts';

const projectDir = join(import.meta.dirname, '..', '..', 'fixtures', 'functions-project');
const { server } = await startProduct({ projectDir });

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

test('a connection is kept for longer than proxies keep theirs, which is a minute', async () => {
  const kept = Number(/timeout=(\d+)/.exec((await get('/')).headers.get('keep-alive') ?? '')?.[1]);
  expect(kept).toBeGreaterThan(60);
});

describe('API keys', () => {
  test('a request without a key is refused', async () => {
    const response = await get('/rest/v1/notes');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message: 'No API key found in request' });
  });

  test('a wrong key is refused, also one that is a valid token of nobody', async () => {
    for (const apikey of ['wrong', `${server.anonKey}x`, '']) {
      const response = await get('/rest/v1/notes', { apikey });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ message: 'Invalid API key' });
    }
  });

  test('the anon key stands for the role anon, also repeated as the bearer token', async () => {
    const headers = { apikey: server.anonKey, authorization: `Bearer ${server.anonKey}` };
    const response = await get('/functions/v1/who-am-i', headers);
    expect(await response.json()).toMatchObject({ role: 'anon' });
  });

  test('the service key as the bearer token stands for service_role', async () => {
    const headers = { apikey: server.anonKey, authorization: `Bearer ${server.serviceRoleKey}` };
    expect(await (await get('/functions/v1/who-am-i', headers)).json()).toMatchObject({
      role: 'service_role',
    });
  });

  test('a key in the address counts like one in a header', async () => {
    const response = await get(`/rest/v1/notes?select=text&apikey=${server.anonKey}`);
    expect(response.status).toBe(200);
  });

  test.each(['/healthz', '/config.json', '/auth/v1/.well-known/jwks.json'])(
    '%s needs no key',
    async (path) => {
      expect((await get(path)).status).toBe(200);
    },
  );

  test('a token that cannot be verified is refused in the words of each service', async () => {
    const headers = { apikey: server.anonKey, authorization: 'Bearer not.a.token' };
    expect(await (await get('/rest/v1/notes', headers)).json()).toMatchObject({ code: 'PGRST301' });
    expect(await (await get('/auth/v1/user', headers)).json()).toMatchObject({ error_code: 'bad_jwt' });
    expect((await get('/functions/v1/who-am-i', headers)).status).toBe(401);
    expect((await get('/auth/v1/settings', headers)).status).toBe(200);
  });
});

describe('public facts', () => {
  test('config.json gives the address and the anon key, and nothing else', async () => {
    expect(await (await get('/config.json')).json()).toEqual({
      supabaseUrl: server.url,
      anonKey: server.anonKey,
    });
  });

  test('the public keys hold no private part', async () => {
    const { keys } = (await (await get('/auth/v1/.well-known/jwks.json')).json()) as {
      keys: Record<string, unknown>[];
    };
    expect(keys, 'the one that signs and the one that stands by').toHaveLength(2);
    for (const key of keys) {
      expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256' });
      expect(key).not.toHaveProperty('d');
    }
  });

  test('healthz tells nothing about the database', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
  });
});

describe('browsers of other origins', () => {
  test.each(['/rest/v1/notes', '/auth/v1/user', '/functions/v1/echo', '/storage/v1/bucket', '/healthz'])(
    '%s answers a preflight',
    async (path) => {
      const response = await fetch(server.url + path, {
        method: 'OPTIONS',
        headers: { origin: 'https://elsewhere.example', 'access-control-request-headers': 'apikey, prefer' },
      });
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('access-control-allow-headers')).toBe('apikey, prefer');
      expect(response.headers.get('access-control-allow-methods')).toContain('PATCH');
    },
  );

  test('refusals carry the headers too, so that a browser can read them', async () => {
    const response = await get('/rest/v1/notes');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('limits', () => {
  test('an address of more than 16 kB is refused', async () => {
    const response = await get(`/rest/v1/notes?x=${'a'.repeat(16_400)}`, { apikey: server.anonKey });
    expect(response.status).toBe(414);
  });

  test('a body over the limit of its service is refused, declared or not', async () => {
    const big = JSON.stringify({ email: 'a'.repeat(70_000) });
    const headers = { apikey: server.anonKey, 'content-type': 'application/json' };
    const declared = await fetch(`${server.url}/auth/v1/signup`, { method: 'POST', headers, body: big });
    expect(declared.status).toBe(413);
    const streamed = await fetch(`${server.url}/auth/v1/signup`, {
      method: 'POST',
      headers,
      body: new Blob([big]).stream(),
      duplex: 'half',
    });
    expect(streamed.status).toBe(413);
  });

  test('a claimed address does not count without a trusted proxy', async () => {
    const headers = {
      apikey: server.anonKey,
      authorization: `Bearer ${server.anonKey}`,
      'x-forwarded-for': '203.0.113.9',
    };
    expect(await (await get('/functions/v1/who-am-i', headers)).json()).toMatchObject({
      address: '127.0.0.1',
    });
  });
});

test.each(['/auth/v1/signup', '/rest/v1/notes', '/functions/v1/echo'])(
  'a visitor who goes away in the middle of a body is no failure: %s',
  async (path) => {
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\napikey: ${server.anonKey}\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n`;
    await new Promise((resolve) => {
      socket.write(`${head}{"email`, resolve);
    });
    socket.destroy();
    await once(socket, 'close');
    for (let n = 0; n < 5; n += 1) expect((await get('/healthz')).status).toBe(200);
    expect(server.log()).not.toContain('a request failed');
    expect(server.log()).not.toContain('could not be reached');
  },
);

test.each([
  'host: localhost\r\nhost: evil.example',
  'host: localhost\r\nHost: localhost',
  'hOst: a\r\nx-other: b\r\nhost: b',
])('a request that names two hosts is refused (RFC 9112, 3.2): %j', async (hosts) => {
  const { port } = new URL(server.url);
  for (const path of ['/healthz', '/', '/auth/v1/health']) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\n${hosts}\r\nconnection: close\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /);
    socket.destroy();
  }
});

test.each([
  ['http://localhost/auth/v1/health', 401],
  ['HTTP://any.example:81/healthz', 200],
  ['http://localhost', 404],
  ['http://localhost?x=1', 404],
])('a request line may name a whole address: %s', async (target, status) => {
  const { port } = new URL(server.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  socket.destroy();
});

describe('functions', () => {
  const keyed = () => ({ apikey: server.anonKey, authorization: `Bearer ${server.anonKey}` });

  // The official client tells by this header what the relay refused from what a function answered.
  test.each([
    ['without a key', 401, 'who-am-i', () => ({})],
    ['with a wrong key', 401, 'who-am-i', () => ({ ...keyed(), apikey: 'wrong' })],
    ['with a wrong token', 401, 'who-am-i', () => ({ ...keyed(), authorization: 'Bearer wrong' })],
    ['without a token', 401, 'who-am-i', () => ({ apikey: server.anonKey })],
    ['of a function that is not there', 404, 'nowhere', () => keyed()],
  ])('a call %s is the relay’s to refuse', async (_what, status, name, headers) => {
    const response = await fetch(`${server.url}/functions/v1/${name}`, { headers: headers() });
    expect(response.status).toBe(status);
    expect(response.headers.get('x-relay-error')).toBe('true');
    expect(response.headers.get('access-control-expose-headers')).toContain('x-relay-error');
  });

  test('what a function answers, and what other services refuse, is not the relay’s', async () => {
    expect((await get('/functions/v1/who-am-i', keyed())).headers.get('x-relay-error')).toBeNull();
    expect((await get('/rest/v1/notes', { apikey: 'wrong' })).headers.get('x-relay-error')).toBeNull();
  });

  test('a body streams in and out', async () => {
    const response = await fetch(`${server.url}/functions/v1/echo`, {
      method: 'POST',
      headers: { apikey: server.anonKey, 'content-type': 'application/json' },
      body: '{"a":1}',
    });
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-method')).toBe('POST');
    expect(await response.text()).toBe('{"a":1}');
  });

  test('the first part of a stream arrives before the last one is made', async () => {
    const response = await get('/functions/v1/count-down', keyed());
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toBe('2\n');
    await reader?.cancel();
  });

  test('verify_jwt asks for a bearer token unless it is switched off', async () => {
    expect((await get('/functions/v1/who-am-i', { apikey: server.anonKey })).status).toBe(401);
    expect((await get('/functions/v1/echo', { apikey: server.anonKey })).status).toBe(200);
  });

  test.each(['unknown', 'refuse', '__proto__', '..%2fecho'])('%s is not found', async (name) => {
    expect((await get(`/functions/v1/${name}`, keyed())).status).toBe(404);
  });
});

test('a service that is switched off says so', async () => {
  const response = await get('/storage/v1/bucket', { apikey: server.anonKey });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    message: 'The service "storage" is not part of this installation.',
  });
});

test('migrations and seed of the project were applied', async () => {
  const response = await get('/rest/v1/notes?select=text', { apikey: server.anonKey });
  expect(await response.json()).toEqual([{ text: 'from the seed' }]);
});
