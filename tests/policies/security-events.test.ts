import { expect } from 'vitest';
import robots from '#tests/cases/robot-names.json' with { type: 'json' };
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { people } from './world.ts';

function log(session: Session, details: unknown = {}, level = 'high') {
  return session.attempt('select public.log_security_event($1, $2, $3, $4, $5, $6, $7)', [
    people.admin,
    'bot_detected',
    '203.0.113.9',
    'x'.repeat(5000),
    level,
    true,
    details,
  ]);
}

async function logged(session: Session) {
  await session.actAsOwner();
  const { rows } = await session.query<{ user_id: string | null; ip_address: string; agent: number }>(
    `select user_id, ip_address, length(user_agent) as agent from public.security_events
     where event_type = 'bot_detected'`,
  );
  return rows;
}

policyTest('an event is logged under the caller, whoever it claims to be about', async ({ session }) => {
  await session.actAs('learner');
  expect(await log(session)).toBe('allowed');
  expect(await logged(session)).toEqual([{ user_id: people.learner, ip_address: '203.0.113.9', agent: 512 }]);
});

policyTest('a visitor logs an event under nobody, with the address the gateway saw', async ({ session }) => {
  await session.actAs('anon');
  await arriveFrom(session, '198.51.100.7');
  expect(await log(session)).toBe('allowed');
  expect(await logged(session)).toEqual([{ user_id: null, ip_address: '198.51.100.7', agent: 512 }]);
});

// spec: 106 Security: the levels low, medium, high, critical and no other
policyTest('an event has one of four threat levels', async ({ session }) => {
  const keep = `insert into public.security_events (event_type, threat_level) values ('bot_detected', $1)`;
  for (const level of ['low', 'medium', 'high', 'critical'])
    expect(await session.attempt(keep, [level]), level).toBe('allowed');
  for (const level of ['', 'Low', 'severe'])
    expect(await session.attempt(keep, [level]), level).toBe('23514');
});

policyTest('an unknown threat level or a flood of details is refused', async ({ session }) => {
  await session.actAs('anon');
  expect(await log(session, {}, 'apocalyptic')).toBe('23514');
  expect(await log(session, { text: 'x'.repeat(5000) })).toBe('23514');
});

/** Sets the address that the gateway saw, further ones of the chain behind it, and the name of the browser. */
function arriveFrom(session: Session, address: string, userAgent?: string) {
  return session.query(`select set_config('request.headers', $1, true)`, [
    JSON.stringify({ 'x-forwarded-for': `${address}, 10.0.0.1`, 'user-agent': userAgent }),
  ]);
}

/** The guard's call, with the most serious claims that there are. */
async function claim(session: Session, userAgent: string | undefined, type = 'security_check') {
  await session.actAs('anon');
  await arriveFrom(session, '198.51.100.30', userAgent);
  await session.query('select public.log_security_event(null, $1, null, $2, $3, true, $4)', [
    type,
    'Googlebot',
    'critical',
    { isBot: true, isVPN: true, isSuspicious: true },
  ]);
  await session.actAsOwner();
  const { rows } = await session.query(
    `select event_type, threat_level, blocked, source, user_agent, details from public.security_events
     where ip_address = '198.51.100.30'`,
  );
  return rows;
}

const alertsOfToday = (session: Session) =>
  session.query(
    `select type, severity, blocked, description from private.security_alerts(now() - interval '1 hour', 'infinity', null)
     where ip = '198.51.100.30'`,
  );

const STATED = { isBot: true, isVPN: true, isSuspicious: true, threat_level: 'critical', blocked: true };

policyTest('what only the browser says is low, blocks nothing and is no alert', async ({ session }) => {
  expect(await claim(session, 'Firefox')).toEqual([
    {
      event_type: 'security_check',
      threat_level: 'low',
      blocked: false,
      source: 'browser',
      user_agent: 'Firefox',
      details: { stated: STATED },
    },
  ]);
  for (let call = 0; call < 30; call += 1) await claim(session, undefined);
  expect((await alertsOfToday(session)).rows).toEqual([]);
  const { rows } = await session.query(
    `select medium + high + critical as serious from private.threat_days(date_trunc('day', now(), 'UTC'), now())`,
  );
  expect(rows.at(-1)).toMatchObject({ serious: 1 });
});

policyTest(
  'a request that came under the name of a robot is the server’s event, and an alert',
  async ({ session }) => {
    expect(await claim(session, 'ExampleBot/1.0')).toEqual([
      {
        event_type: 'security_check',
        threat_level: 'high',
        blocked: true,
        source: 'server',
        user_agent: 'ExampleBot/1.0',
        details: { isBot: true, stated: STATED },
      },
    ]);
    expect((await alertsOfToday(session)).rows).toEqual([
      { type: 'security_check', severity: 'high', blocked: true, description: 'bot' },
    ]);
  },
);

policyTest('a robot cannot record what is another’s to say', async ({ session }) => {
  expect(await claim(session, 'ExampleBot/1.0', 'refresh_token_reused')).toMatchObject([
    { source: 'browser', threat_level: 'low', blocked: false },
  ]);
  expect((await alertsOfToday(session)).rows).toEqual([]);
});

for (const { name, robot } of robots) {
  policyTest(`"${name}" is a robot: ${robot}, in the database as in domain/security`, async ({ session }) => {
    const { rows } = await session.query('select private.is_robot($1) as robot', [name]);
    expect(rows).toEqual([{ robot }]);
  });
}

policyTest('a VPN that the provider knows is the server’s event, once an hour', async ({ session }) => {
  await session.query(`select private.record_vpn('198.51.100.30'), private.record_vpn('198.51.100.30')`);
  await session.query(`select private.record_vpn('198.51.100.30')`);
  expect((await alertsOfToday(session)).rows).toEqual([
    { type: 'security_check', severity: 'high', blocked: false, description: 'vpn' },
  ]);
  const { rows } = await session.query(
    `select count(*)::integer as count from public.security_events where ip_address = '198.51.100.30'`,
  );
  expect(rows).toEqual([{ count: 1 }]);
});

policyTest('an address cannot flood the events, and does not silence another one', async ({ session }) => {
  await session.actAs('anon');
  await arriveFrom(session, '198.51.100.7');
  for (let call = 0; call < 65; call += 1) expect(await log(session)).toBe('allowed');
  expect(await logged(session)).toHaveLength(60);

  await session.actAs('anon');
  await arriveFrom(session, '198.51.100.8');
  await log(session);
  expect(await logged(session)).toHaveLength(61);
});

policyTest('an address is heard again after ten minutes', async ({ session }) => {
  await session.query(
    `insert into public.security_events (event_type, ip_address, threat_level, created_at)
     select 'earlier', '198.51.100.7', 'low', now() - interval '10 minutes' from generate_series(1, 60)`,
  );
  await session.actAs('anon');
  await arriveFrom(session, '198.51.100.7');
  await log(session);
  expect(await logged(session)).toHaveLength(1);
});

policyTest('a learner cannot flood the events from many addresses', async ({ session }) => {
  await session.actAs('learner');
  for (let call = 0; call < 65; call += 1) {
    await arriveFrom(session, `198.51.100.${call}`);
    expect(await log(session)).toBe('allowed');
  }
  // One event of the learner is in the world already.
  expect(await logged(session)).toHaveLength(59);
});

/** Events as the server finds them, each so many minutes after midnight. */
function happened(session: Session, type: string, level: string, minutes: readonly number[]) {
  return session.query(
    `insert into public.security_events (event_type, ip_address, threat_level, created_at, details, source)
     select $1, '203.0.113.9', $2, '2026-03-20T00:00Z'::timestamptz + minute * interval '1 minute', '{"isBot": true}',
       'server'
     from unnest($3::integer[]) as minute`,
    [type, level, minutes],
  );
}

async function alertsOf(session: Session, type: string) {
  const { rows } = await session.query(
    `select severity, events, description, extract(minute from "timestamp")::integer as minute
     from private.security_alerts('2026-03-20T00:00Z', '2026-03-21T00:00Z', null) where type = $1
     order by "timestamp"`,
    [type],
  );
  return rows;
}

// spec: 70 Security: alerts derived from events, with their severity
policyTest('events of one type and address in the same hour are one alert', async ({ session }) => {
  await happened(session, 'security_check', 'high', [0, 59, 60]);
  expect(await alertsOf(session, 'security_check')).toEqual([
    { severity: 'high', events: 2, description: 'bot', minute: 59 },
    { severity: 'high', events: 1, description: 'bot', minute: 0 },
  ]);
});

policyTest('an alert is as severe as its worst event', async ({ session }) => {
  await happened(session, 'security_check', 'high', [1]);
  await happened(session, 'security_check', 'critical', [2]);
  expect(await alertsOf(session, 'security_check')).toMatchObject([{ severity: 'critical', events: 2 }]);
});

policyTest.for([
  [4, []],
  [5, ['medium']],
  [19, ['medium']],
  [20, ['high']],
] as const)('%i failed sign-ins make the alerts %j', async ([count, severities], { session }) => {
  await happened(
    session,
    'sign_in_failed',
    'low',
    Array.from({ length: count }, (_, index) => index),
  );
  expect((await alertsOf(session, 'sign_in_failed')).map(({ severity }) => severity)).toEqual(severities);
});

policyTest('an alert of one account counts its events alone', async ({ session }) => {
  await happened(session, 'suspicious_activity', 'critical', [1]);
  const { rows } = await session.query(
    `select severity, events, accounts from private.security_alerts('2000-01-01', 'infinity', $1)`,
    [people.learner],
  );
  expect(rows).toEqual([{ severity: 'high', events: 1, accounts: [people.learner] }]);
});

policyTest.for([
  [{ action: 'token_revoked' }, 'refresh_token_reused', 'high', true],
  [
    { action: 'request_refused', traits: { error_code: 'invalid_credentials' } },
    'sign_in_failed',
    'low',
    false,
  ],
  [
    { action: 'request_refused', traits: { error_code: 'webauthn_verification_failed' } },
    'sign_in_failed',
    'low',
    false,
  ],
  [{ action: 'request_refused', traits: { error_code: 'otp_expired' } }, 'code_refused', 'low', false],
  [
    { action: 'request_refused', traits: { error_code: 'mfa_verification_failed' } },
    'second_step_failed',
    'medium',
    false,
  ],
  [{ action: 'request_refused', traits: { error_code: 'user_banned' } }, 'banned_sign_in', 'medium', true],
  [
    { action: 'request_refused', traits: { error_code: 'over_request_rate_limit' } },
    'limit_reached',
    'medium',
    true,
  ],
] as const)('the log of accounts: %j is the event %s', async ([entry, type, level, blocked], { session }) => {
  await session.query(
    `insert into auth.audit_log_entries (payload, ip_address) values ($1::jsonb, '203.0.113.20')`,
    [{ ...entry, actor_id: people.otherLearner }],
  );
  const { rows } = await session.query(
    `select user_id, event_type, threat_level, blocked, source from public.security_events
     where ip_address = '203.0.113.20'`,
  );
  expect(rows).toEqual([
    { user_id: people.otherLearner, event_type: type, threat_level: level, blocked, source: 'server' },
  ]);
});

policyTest('the log of accounts: what is no threat is no event', async ({ session }) => {
  for (const entry of [
    { action: 'login' },
    { action: 'request_refused', traits: { error_code: 'weak_password' } },
  ]) {
    await session.query(
      `insert into auth.audit_log_entries (payload, ip_address) values ($1::jsonb, '203.0.113.20')`,
      [entry],
    );
  }
  expect(await session.attempt(`select from public.security_events where ip_address = '203.0.113.20'`)).toBe(
    'no rows',
  );
});

// spec: 70 Security: threat levels counted by day
policyTest('threat levels are counted by day of UTC, days without events too', async ({ session }) => {
  await happened(session, 'security_check', 'high', [0, 24 * 60 - 1, 48 * 60]);
  await happened(session, 'security_check', 'low', [1]);
  const { rows } = await session.query(
    `select day::text, low, medium, high, critical
     from private.threat_days('2026-03-20T00:00Z', '2026-03-22T12:00Z')`,
  );
  expect(rows).toEqual([
    { day: '2026-03-20', low: 1, medium: 0, high: 2, critical: 0 },
    { day: '2026-03-21', low: 0, medium: 0, high: 0, critical: 0 },
    { day: '2026-03-22', low: 0, medium: 0, high: 1, critical: 0 },
  ]);
});

policyTest('events cannot be changed, not even by the owner of the table', async ({ session }) => {
  expect(await session.attempt('update public.security_events set blocked = true')).toBe('append-only');
  expect(await session.attempt('update public.security_events set user_id = $1', [people.otherLearner])).toBe(
    'append-only',
  );
});

policyTest('deleting an account keeps its events and forgets whose they were', async ({ session }) => {
  await session.query('delete from auth.users where id = $1', [people.learner]);
  const { rows } = await session.query(
    'select user_id, ip_address, user_agent, threat_level from public.security_events',
  );
  expect(rows).toEqual([{ user_id: null, ip_address: null, user_agent: null, threat_level: 'high' }]);
});
