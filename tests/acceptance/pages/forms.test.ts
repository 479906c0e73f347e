import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PagesServer, postForm, requestRaw, startPages } from './pages-server.ts';

/*
 * The forms of the public pages as a browser without JavaScript posts them.
 */

let server: PagesServer;

beforeAll(async () => {
  server = await startPages({ TRUSTED_PROXIES: '127.0.0.0/8,::1' });
});
afterAll(() => server.stop());

const application = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.org',
  preferred_language: 'en',
  program_interest: 'women',
};
const lead = { email: 'grace@example.org', phone: '', country: 'US' };
const cases = [
  ['/', lead, 'leads'],
  ['/community', application, 'scholarship_applications'],
] as const;

const count = async (table: string) =>
  Number((await server.query(`select count(*) from public.${table}`))[0]?.count);

describe('a form that is in order', () => {
  test('a lead is kept and goes on to /auth with the address filled in', async () => {
    const answer = await postForm(server, '/', { ...lead, email: ' grace+1@example.org ' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      '/auth?tab=sign-up&next=%2Fassessment&email=grace%2B1%40example.org',
    );
    const rows = await server.query('select email, phone, country from public.leads');
    expect(rows).toEqual([{ email: 'grace+1@example.org', phone: null, country: 'US' }]);
  });

  test.each(['/community', '/ar/community'])('an application is kept and confirmed on %s', async (path) => {
    const before = await count('scholarship_applications');
    const answer = await postForm(server, path, { ...application, first_name: 'Ædä 中' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('role="status"');
    expect(await count('scholarship_applications')).toBe(before + 1);
    const [row] = await server.query('select first_name from public.scholarship_applications limit 1');
    expect(row).toEqual({ first_name: 'Ædä 中' });
  });
});

describe.each(cases)('a form on %s', (path, fields, table) => {
  test('that is wrong comes back with what was typed', async () => {
    const before = await count(table);
    const answer = await postForm(server, path, { ...fields, email: 'nobody' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('value="nobody"');
    expect(await count(table)).toBe(before);
  });

  test('shows what was typed as text', async () => {
    const email = '"><script>alert(1)</script><b x=\'';
    const html = await (await postForm(server, path, { ...fields, email, unknown: email })).text();
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;b x=&#x27;"');
  });

  test.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from another subdomain', { 'sec-fetch-site': 'same-site' }],
    ['with another origin', { origin: 'https://evil.example' }],
    ['with an opaque origin', { origin: 'null' }],
  ])('is refused %s', async (_where, headers) => {
    const before = await count(table);
    expect((await postForm(server, path, fields, headers)).status).toBe(403);
    expect(await count(table)).toBe(before);
  });

  test('is refused when nothing says where it comes from', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams(fields).toString();
    expect((await requestRaw(server, path, { method: 'POST', headers, body })).status).toBe(403);
  });

  test.each([
    ['application/json', JSON.stringify(fields)],
    ['text/plain', 'email=a@b.org'],
    ['multipart/form-data; boundary=x', '--x--'],
  ])('is refused as %s', async (type, body) => {
    const headers = { origin: server.url, 'content-type': type };
    expect((await fetch(server.url + path, { method: 'POST', headers, body })).status).toBe(415);
  });

  test('is refused when it is too long', async () => {
    const answer = await postForm(server, path, { ...fields, email: 'a'.repeat(20_000) });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('16 kB');
  });

  test('survives what nobody types', async () => {
    const strange = { ...fields, email: 'a\0b@example.org', __proto__: 'x', constructor: 'y' };
    expect((await postForm(server, path, strange)).status).toBeLessThan(500);
  });

  test('that cannot be kept comes back with what was typed, and the log says why', async () => {
    await server.query(`alter table public.${table} rename to hidden_away`);
    try {
      const answer = await postForm(server, path, fields);
      expect(answer.status).toBe(500);
      expect(await answer.text()).toContain(`value="${fields.email}"`);
      expect(server.log()).toMatch(new RegExp(`error a form could not be kept table="${table}"`));
    } finally {
      await server.query(`alter table public.hidden_away rename to ${table}`);
    }
  });
});

test('one visitor can send 60 forms in ten minutes, another is not concerned', async () => {
  const from = (address: string) =>
    postForm(server, '/community', { ...application, email: 'x' }, { 'x-forwarded-for': address });
  const statuses: number[] = [];
  for (let sent = 0; sent < 61; sent += 1) {
    const answer = await from('203.0.113.7');
    statuses.push(answer.status);
    if (answer.status === 429) {
      expect(Number(answer.headers.get('retry-after'))).toBe(600);
      expect(await answer.text()).toContain('value="Ada"');
    } else await answer.arrayBuffer();
  }
  expect(statuses.filter((status) => status === 422)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
  expect((await from('203.0.113.99')).status).toBe(422);
});

test.each(['/terms', '/es/privacy', '/auth', '/dashboard', '/nowhere'])('%s takes no form', async (path) => {
  const answer = await postForm(server, path, lead);
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});
