import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { watchBlockedAddresses } from '#server/adapters/blocked-addresses/watch-blocked-addresses.ts';
import { createLog } from '#server/backend/log.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { startServer } from '#tests/support/server.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * What admins hear of attacks and do about them, over HTTP. Two servers share a database; visitors come through a trusted
 * proxy, each from an address of their own.
 */

const env = { TRUSTED_PROXIES: '127.0.0.1' };
const { server, database, databaseUrl } = await startProduct({ env });
const second = await startServer({ databaseUrl, dataDir: server.dataDir, env });
afterAll(async () => void (await second.stop()));

let admin: TestLearner;
beforeAll(async () => {
  admin = await signUpLearner(server, 'admin@example.org');
  await database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin.id]);
});

/** A request of the visitor at an address. */
const request = (address: string, path: string, init: Init = {}, at = server) =>
  fetch(at.url + path, {
    ...init,
    headers: { apikey: server.anonKey, 'x-forwarded-for': address, ...init.headers },
  });

type Init = Pick<RequestInit, 'method' | 'body'> & { readonly headers?: Readonly<Record<string, string>> };

const post = (body: unknown): Init => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const block = (address: string, endsAt: string | null = null) =>
  admin.call('block-address', { address, reason: 'Guesses passwords.', ends_at: endsAt });

describe('a blocked address', () => {
  const pages = ['/', '/es/community', '/dashboard', '/auth', '/robots.txt'];
  const calls: readonly (readonly [path: string, init?: Init])[] = [
    ['/rest/v1/courses?select=id'],
    ['/functions/v1/inspect-client', post({})],
    ['/auth/v1/settings'],
  ];
  const statuses = (address: string, at = server) =>
    Promise.all(
      [...pages.map((page) => [page] as const), ...calls].map(
        async ([path, init]) => (await request(address, path, init, at)).status,
      ),
    );
  const OPEN = [...pages, ...calls].map(() => 200);
  const REFUSED = OPEN.map(() => 403);

  // spec: 70 Security: a blocked address gets neither a page nor a call, on every server
  test('gets neither a page nor a call from any server, until the block is lifted', async () => {
    expect(await statuses('203.0.113.7')).toEqual(OPEN);
    const { status, body } = await block('203.0.113.7');
    expect([status, body]).toEqual([200, { block_id: expect.any(String), network: '203.0.113.7/32' }]);
    for (const at of [server, second]) {
      await expect.poll(() => statuses('203.0.113.7', at)).toEqual(REFUSED);
      expect(await statuses('203.0.113.8', at)).toEqual(OPEN);
    }
    expect((await admin.call('unblock-address', { block_id: body.block_id })).status).toBe(200);
    for (const at of [server, second]) await expect.poll(() => statuses('203.0.113.7', at)).toEqual(OPEN);
    expect(await admin.call('unblock-address', { block_id: body.block_id })).toEqual({
      status: 404,
      body: { code: 'block-not-found' },
    });
  });

  test('is told so: a person by the block page in their language, a program by a code', async () => {
    await block('203.0.113.9');
    await expect.poll(async () => (await request('203.0.113.9', '/')).status).toBe(403);
    const page = await request('203.0.113.9', '/auth', { headers: { 'accept-language': 'es' } });
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-language')).toBe('es');
    expect(page.headers.get('cache-control')).toBe('no-store');
    for (const [path, init] of [...calls, ['/media/a-token/a-video.mp4'] as const]) {
      const answer = await request('203.0.113.9', path, init);
      expect(await answer.json(), path).toMatchObject({ code: 'address-blocked' });
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    }
    expect((await request('203.0.113.9', '/healthz')).status).toBe(200);
  });

  test('of IPv6 is the network that a visitor holds', async () => {
    expect((await block('2001:db8::1')).body.network).toBe('2001:db8::/64');
    await expect.poll(async () => (await request('2001:db8::ffff', '/')).status).toBe(403);
    expect((await request('2001:db8:0:1::1', '/')).status).toBe(200);
  });

  test('is free again when the block ends, without anybody doing anything', async () => {
    let now = Date.now();
    const blocked = await watchBlockedAddresses(database, createLog(), () => now);
    await block('203.0.113.10', new Date(now + 3_600_000).toISOString());
    await expect.poll(() => blocked.isBlocked('203.0.113.10')).toBe(true);
    now += 3_599_000;
    expect(blocked.isBlocked('203.0.113.10')).toBe(true);
    now += 1000;
    expect(blocked.isBlocked('203.0.113.10')).toBe(false);
    await blocked.close();
  });

  test('is never the one of the admin who blocks, and always an address', async () => {
    const token = (await admin.auth.getSession()).data.session?.access_token;
    const body = { address: '203.0.113.0/24', reason: 'A range.', ends_at: null };
    const answer = await request('203.0.113.77', '/functions/v1/block-address', {
      ...post(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
    expect([answer.status, await answer.json()]).toEqual([409, { code: 'own-address' }]);
    expect(await block('not an address')).toEqual({ status: 409, body: { code: 'address-invalid' } });
    expect(await block('0.0.0.0/0')).toEqual({ status: 409, body: { code: 'network-too-wide' } });
    expect((await block('')).status).toBe(400);
  });

  test.each(['::1', '::ffff:0:0/96', '::ffff:cb00:7107', '::/32'])(
    'is never everybody with an IPv4 address, whom %s would hold as well',
    async (address) => {
      expect(await block(address)).toEqual({ status: 409, body: { code: 'network-too-wide' } });
    },
  );

  test('is not named in the log of admins, who did what is', async () => {
    const { body } = await block('203.0.113.11');
    await admin.call('unblock-address', { block_id: body.block_id });
    const { rows } = await database.query(
      'select user_id, action, details from public.admin_actions where subject_id = $1 order by created_at',
      [body.block_id],
    );
    expect(rows).toEqual([
      { user_id: admin.id, action: 'block-address', details: { ends_at: null } },
      { user_id: admin.id, action: 'unblock-address', details: {} },
    ]);
  });
});

describe('what the server refuses', () => {
  const PERIOD = { from: '2026-01-01T00:00:00Z', until: '2100-01-01T00:00:00Z' };
  const alertsOf = async (address: string) => {
    const { body } = await admin.call('list-security-alerts', { ...PERIOD, address });
    return body;
  };
  const signIn = (address: string, email: string, password: string) =>
    request(address, '/auth/v1/token?grant_type=password', post({ email, password }));

  // spec: 70 Security: what the server refuses shows in the stream
  // spec: 88 Security alert
  test('five wrong passwords are five events and one alert that names the account', async () => {
    const learner = await signUpLearner(server, 'guessed@example.org');
    for (let guess = 0; guess < 5; guess += 1)
      await signIn('198.51.100.1', learner.email, 'a wrong password');
    const { rows } = await database.query(
      `select user_id, event_type, threat_level, blocked, source from public.security_events
       where ip_address = '198.51.100.1'`,
    );
    expect(rows).toEqual(
      Array.from({ length: 5 }, () => ({
        user_id: learner.id,
        event_type: 'sign_in_failed',
        threat_level: 'low',
        blocked: false,
        source: 'server',
      })),
    );
    expect(await alertsOf('198.51.100.1')).toEqual({
      total: 1,
      alerts: [
        {
          id: expect.any(String),
          type: 'sign_in_failed',
          severity: 'medium',
          description: '',
          timestamp: expect.any(String),
          ip: '198.51.100.1',
          blocked: false,
          began_at: expect.any(String),
          events: 5,
          accounts: [learner.id],
        },
      ],
    });
  });

  test('guesses at addresses that nobody has are events of nobody', async () => {
    await signIn('198.51.100.2', 'nobody@example.org', 'a wrong password');
    const { rows } = await database.query(
      `select user_id, event_type from public.security_events where ip_address = '198.51.100.2'`,
    );
    expect(rows).toEqual([{ user_id: null, event_type: 'sign_in_failed' }]);
  });

  test('a refresh token that is used again long after is a stolen one', async () => {
    const { auth, id } = await signUpLearner(server, 'robbed@example.org');
    const { data } = await auth.getSession();
    const refresh = () =>
      request(
        '198.51.100.3',
        '/auth/v1/token?grant_type=refresh_token',
        post({ refresh_token: data.session?.refresh_token }),
      );
    expect((await refresh()).status).toBe(200);
    await database.query(
      `update auth.refresh_tokens set revoked_at = now() - interval '1 minute' where revoked and user_id::uuid = $1`,
      [id],
    );
    expect((await refresh()).status).toBe(400);
    expect(await alertsOf('198.51.100.3')).toMatchObject({
      alerts: [{ type: 'refresh_token_reused', severity: 'high', blocked: true, accounts: [id] }],
    });
  });

  test('a visitor does not fill the log by being refused', async () => {
    for (let guess = 0; guess < 35; guess += 1) {
      await signIn('198.51.100.4', `nobody${guess}@example.org`, 'a wrong password');
    }
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::int as count from public.security_events where ip_address = '198.51.100.4'`,
    );
    expect(one(rows).count).toBe(30);
  });

  /** The guard's call, from a visitor at an address whose browser has a name. */
  const claim = (address: string, userAgent: string, type = 'security_check') =>
    request(address, '/rest/v1/rpc/log_security_event', {
      ...post({
        p_user_id: null,
        p_event_type: type,
        p_ip_address: null,
        p_user_agent: 'Googlebot',
        p_threat_level: 'critical',
        p_blocked: true,
        p_details: { isBot: true, source: 'server' },
      }),
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    });
  const kept = async (address: string) =>
    (
      await database.query(
        'select source, threat_level, blocked from public.security_events where ip_address = $1',
        [address],
      )
    ).rows;

  test('a visitor cannot raise an alarm by saying that there is cause for one', async () => {
    expect((await claim('198.51.100.5', 'Firefox')).status).toBe(204);
    expect((await claim('198.51.100.5', 'Googlebot', 'refresh_token_reused')).status).toBe(204);
    const stated = { source: 'browser', threat_level: 'low', blocked: false };
    expect(await kept('198.51.100.5')).toEqual([stated, stated]);
    expect(await alertsOf('198.51.100.5')).toEqual({ alerts: [], total: 0 });
  });

  test('a robot that the guard blocks is an alert: its requests came under its name', async () => {
    await claim('198.51.100.6', 'ExampleBot/1.0');
    expect(await kept('198.51.100.6')).toEqual([{ source: 'server', threat_level: 'high', blocked: true }]);
    expect(await alertsOf('198.51.100.6')).toMatchObject({
      alerts: [{ type: 'security_check', severity: 'high', blocked: true, description: 'bot' }],
    });
  });
});

describe('the readings', () => {
  const DAY = { from: '2026-03-20T00:00:00Z', until: '2026-03-21T00:00:00Z' };

  beforeAll(() =>
    database.query(
      `insert into public.security_events (user_id, event_type, ip_address, threat_level, blocked, created_at, source)
       select $1, 'security_check', '192.0.2.' || number, case when number % 2 = 0 then 'high' else 'critical' end,
         number % 2 = 0, '2026-03-20T10:00Z'::timestamptz + number * interval '1 second', 'server'
       from generate_series(1, 6) as number`,
      [admin.id],
    ),
  );

  test('alerts are filtered and come page by page, the newest first', async () => {
    const list = async (more: Record<string, unknown>) => {
      const { body } = await admin.call('list-security-alerts', { ...DAY, ...more });
      return [body.total, (body.alerts as { ip: string }[]).map(({ ip }) => ip)];
    };
    expect(await list({ limit: 2 })).toEqual([6, ['192.0.2.6', '192.0.2.5']]);
    expect(await list({ limit: 2, offset: 4 })).toEqual([6, ['192.0.2.2', '192.0.2.1']]);
    expect(await list({ levels: ['critical'] })).toEqual([3, ['192.0.2.5', '192.0.2.3', '192.0.2.1']]);
    expect(await list({ blocked: true, limit: 1 })).toEqual([3, ['192.0.2.6']]);
    expect(await list({ address: '192.0.2.4' })).toEqual([1, ['192.0.2.4']]);
    expect(await list({ types: ['limit_reached'] })).toEqual([0, []]);
    expect(await list({ account_id: admin.id, limit: 1 })).toEqual([6, ['192.0.2.6']]);
    expect(await list({ account_id: '00000000-0000-4000-8000-000000000001' })).toEqual([0, []]);
  });

  test('levels are counted by day', async () => {
    const { body } = await admin.call('count-threat-levels', { ...DAY, until: '2026-03-22T00:00:00Z' });
    expect(body).toEqual({
      days: [
        { day: '2026-03-20', low: 0, medium: 0, high: 3, critical: 3 },
        { day: '2026-03-21', low: 0, medium: 0, high: 0, critical: 0 },
      ],
      includes_demonstration: false,
    });
  });

  test('the stream is the table, for admins alone', async () => {
    const learner = await signUpLearner(server, 'curious@example.org');
    const read = ({ rest }: TestLearner) =>
      rest.from('security_events').select('id').gte('created_at', DAY.from).lt('created_at', DAY.until);
    expect((await read(admin)).data).toHaveLength(6);
    expect((await read(learner)).data).toEqual([]);
    expect((await learner.rest.from('blocked_addresses').select('*')).data).toEqual([]);
  });
});
