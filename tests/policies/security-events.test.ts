import { expect } from 'vitest';
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

policyTest('an unknown threat level or a flood of details is refused', async ({ session }) => {
  await session.actAs('anon');
  expect(await log(session, {}, 'apocalyptic')).toBe('23514');
  expect(await log(session, { text: 'x'.repeat(5000) })).toBe('23514');
});

/** Sets the address that the gateway saw; further ones of the chain stand behind it. */
function arriveFrom(session: Session, address: string) {
  return session.query(`select set_config('request.headers', $1, true)`, [
    JSON.stringify({ 'x-forwarded-for': `${address}, 10.0.0.1` }),
  ]);
}

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

policyTest('alerts show what the guard found, to admins', async ({ session }) => {
  await session.actAs('anon');
  await log(session, { isBot: true, isVPN: false, isSuspicious: true });
  await session.actAs('admin');
  const { rows } = await session.query(
    `select type, severity, description, ip, blocked from public.security_alerts where type = 'bot_detected'`,
  );
  expect(rows).toEqual([
    {
      type: 'bot_detected',
      severity: 'high',
      description: 'bot, suspicious',
      ip: '203.0.113.9',
      blocked: true,
    },
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
