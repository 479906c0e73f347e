import { afterAll, describe, expect, test } from 'vitest';
import { signUpLearner } from '#tests/support/product.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * The limits an operator sets for every address and every account. Two servers on one database stand for an
 * installation; a visitor's address is what the proxy in front of them says.
 */

const env = {
  TRUSTED_PROXIES: '127.0.0.1,::1',
  PAGES_PER_MINUTE: '10',
  DATA_PER_MINUTE: '8',
  CALLS_PER_MINUTE: '6',
  ACCOUNT_REQUESTS_PER_MINUTE: '5',
};
const { server: first, databaseUrl } = await startProduct({ env });
const { dataDir } = first;
const servers = [first, await startServer({ databaseUrl, dataDir, env })] as const;
afterAll(async () => void (await servers[1].stop()));

/** Asks the two servers in turn; gives the statuses. */
async function ask(times: number, request: (server: TestServer) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const response = await request(servers[time % 2 === 0 ? 0 : 1]);
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  return statuses;
}

const openPage =
  (address: string, path = '/', headers: Record<string, string> = {}) =>
  ({ url }: TestServer) =>
    fetch(url + path, { headers: { 'x-forwarded-for': address, ...headers } });

const readCourses =
  (address: string, token?: string) =>
  ({ url, anonKey }: TestServer) =>
    fetch(`${url}/rest/v1/courses?select=id&limit=1`, {
      headers: {
        apikey: anonKey,
        'x-forwarded-for': address,
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });

const times = (count: number, status: number) => Array.from({ length: count }, () => status);

describe('pages', () => {
  test('over the limit of an address are answered with the block page by every server, and nobody else notices', async () => {
    expect(await ask(10, openPage('198.51.100.1'))).toEqual(times(10, 200));
    expect(await ask(4, openPage('198.51.100.1'))).toEqual(times(4, 429));
    expect(await ask(1, openPage('198.51.100.2'))).toEqual([200]);

    const [, second] = servers;
    const blocked = await openPage('198.51.100.1', '/fr/terms')(second);
    expect(blocked.status).toBe(429);
    expect(blocked.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(blocked.headers.get('cache-control')).toBe('no-store');
    const seconds = Number(blocked.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(Number(blocked.headers.get('refresh'))).toBe(seconds);
    const html = await blocked.text();
    expect(html).toContain('<html lang="fr" dir="ltr">');
    expect(html).toContain('Accès bloqué');
    expect(html).toMatch(/Référence\s*: [0-9A-Z]{8}/u);
  });

  test('of the app are counted too, and the block page speaks the language of the browser', async () => {
    await ask(10, openPage('198.51.100.3', '/dashboard'));
    const blocked = await openPage('198.51.100.3', '/dashboard', { 'accept-language': 'ar' })(servers[0]);
    expect(blocked.status).toBe(429);
    expect(await blocked.text()).toContain('<html lang="ar" dir="rtl">');
  });

  test('need no file that is refused with them: pictures, styles and scripts are not counted', async () => {
    await ask(11, openPage('198.51.100.4'));
    expect(await ask(3, openPage('198.51.100.4', '/favicon.svg'))).toEqual(times(3, 200));
  });

  test('are what files of the issuer are counted as: each asks the database', async () => {
    expect(await ask(8, openPage('198.51.100.6', '/credentials/status/7'))).toEqual(times(8, 404));
    expect(await ask(2, openPage('198.51.100.6', '/.well-known/did.json'))).toEqual(times(2, 200));
    expect(await ask(2, openPage('198.51.100.6', '/credentials/status/7'))).toEqual(times(2, 429));
  });

  test('that answer a form are counted with them, so that sending draws no more than reading', async () => {
    const send =
      (path: string) =>
      ({ url }: TestServer) =>
        fetch(url + path, {
          method: 'POST',
          headers: { 'x-forwarded-for': '198.51.100.5', origin: url },
          body: new URLSearchParams({ day: 'none', answer: '1' }),
        });
    expect(await ask(10, send('/puzzle'))).toEqual(times(10, 409));
    expect(await ask(2, send('/puzzle'))).toEqual(times(2, 429));
    const refused = await send('/community')(servers[0]);
    expect(refused.status).toBe(429);
    expect(await refused.text()).toMatch(/[0-9A-Z]{8}/);
    expect(Number(refused.headers.get('refresh'))).toBeGreaterThan(0);
  });

  test('of one IPv6 network count together', async () => {
    expect(await ask(10, openPage('2001:db8:1:1::1'))).toEqual(times(10, 200));
    expect(await ask(1, openPage('2001:db8:1:1:ffff::2'))).toEqual([429]);
    expect(await ask(1, openPage('2001:db8:1:2::1'))).toEqual([200]);
  });
});

describe('requests', () => {
  test('of tables are refused as JSON, with the time to wait, but never those of the service key', async () => {
    expect(await ask(8, readCourses('203.0.113.1'))).toEqual(times(8, 200));
    const refused = await readCourses('203.0.113.1')(servers[1]);
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(await refused.json()).toEqual({
      code: 'over_request_rate_limit',
      message: `Too many requests. Try again in ${seconds} seconds.`,
      seconds,
    });
    const ofService = ({ url, serviceRoleKey }: TestServer) =>
      fetch(`${url}/rest/v1/courses?select=id&limit=1`, {
        headers: { apikey: serviceRoleKey, 'x-forwarded-for': '203.0.113.1' },
      });
    expect(await ask(10, ofService)).toEqual(times(10, 200));
  });

  test('of functions have a limit of their own', async () => {
    const inspect = ({ url, anonKey }: TestServer) =>
      fetch(`${url}/functions/v1/inspect-client`, {
        method: 'POST',
        headers: {
          apikey: anonKey,
          authorization: `Bearer ${anonKey}`,
          'x-forwarded-for': '203.0.113.2',
        },
      });
    expect(await ask(8, inspect)).toEqual([...times(6, 200), 429, 429]);
    expect(await ask(1, readCourses('203.0.113.2'))).toEqual([200]);
  });

  test('of a stranger take nothing from those who are signed in at the same address', async () => {
    const learner = await signUpLearner(servers[0], 'same-address@example.org');
    const { data } = await learner.auth.getSession();
    expect(await ask(10, readCourses('203.0.113.40'))).toEqual([...times(8, 200), 429, 429]);
    const signedIn = readCourses('203.0.113.40', data.session?.access_token ?? '');
    expect(await ask(3, signedIn)).toEqual(times(3, 200));
  });

  test('of one account count together, from wherever they come', async () => {
    const learner = await signUpLearner(servers[0], 'everywhere@example.org');
    const { data } = await learner.auth.getSession();
    const token = data.session?.access_token ?? '';
    const statuses: number[] = [];
    for (let place = 0; place < 7; place += 1) {
      statuses.push(...(await ask(1, readCourses(`203.0.113.${10 + place}`, token))));
    }
    expect(statuses).toEqual([...times(5, 200), 429, 429]);
    expect(await ask(1, readCourses('203.0.113.30'))).toEqual([200]);
  });
});

test('a limit of 0 limits nothing', async () => {
  const server = await startServer({
    databaseUrl,
    dataDir,
    env: { TRUSTED_PROXIES: '127.0.0.1,::1', PAGES_PER_MINUTE: '0' },
  });
  try {
    const statuses = new Set<number>();
    for (let page = 0; page < 30; page += 1) {
      statuses.add((await openPage('198.51.100.1')(server)).status);
    }
    expect([...statuses]).toEqual([200]);
  } finally {
    await server.stop();
  }
});
