import { expect } from 'vitest';
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';

const OWN = '198.51.100.20';

const block = (session: Session, address: string, endsAt: string | null = null, own = OWN) =>
  session.attempt('select private.block_address($1, $2, $3, $4)', [
    address,
    ' Guesses passwords. ',
    endsAt,
    own,
  ]);

async function blocked(session: Session) {
  const { rows } = await session.query<{ network: string }>(
    'select network::text from public.blocked_addresses order by network',
  );
  return rows.map(({ network }) => network);
}

policyTest.for([
  ['192.0.2.7', '192.0.2.7/32'],
  ['192.0.2.7/24', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.7/32'],
  ['2001:db8::7', '2001:db8::/64'],
  ['2001:db8::7/128', '2001:db8::7/128'],
  ['2001:DB8::/32', '2001:db8::/32'],
] as const)('%s blocks the network %s', async ([address, network], { session }) => {
  await session.query('delete from public.blocked_addresses');
  expect(await block(session, address)).toBe('allowed');
  expect(await blocked(session)).toEqual([network]);
});

policyTest.for([
  ['localhost', 'address-invalid'],
  ['192.0.2', 'address-invalid'],
  ['10.0.0.0/15', 'network-too-wide'],
  ['0.0.0.0/0', 'network-too-wide'],
  ['2001::/31', 'network-too-wide'],
  [OWN, 'own-address'],
  ['198.51.100.0/24', 'own-address'],
] as const)('%s cannot be blocked: %s', async ([address, hint], { session }) => {
  expect(await block(session, address)).toBe(hint);
});

policyTest('an admin on IPv6 cannot block the network they are in', async ({ session }) => {
  expect(await block(session, '2001:db8::1', null, '2001:db8::2')).toBe('own-address');
});

policyTest('a network is blocked once; blocking it again replaces reason and end', async ({ session }) => {
  expect(await block(session, '203.0.113.0/24', '2100-01-01T00:00Z')).toBe('allowed');
  const { rows } = await session.query('select reason, ends_at from public.blocked_addresses');
  expect(rows).toEqual([{ reason: 'Guesses passwords.', ends_at: new Date('2100-01-01T00:00Z') }]);
});

policyTest('blocks that ended long ago are forgotten, and there are never very many', async ({ session }) => {
  await session.query(
    `insert into public.blocked_addresses (network, reason, ends_at)
     select ('10.0.' || number / 250 || '.' || number % 250)::inet::cidr, 'Attacks', now() - interval '31 days'
     from generate_series(1, 1000) as number`,
  );
  expect(await block(session, '192.0.2.7')).toBe('allowed');
  expect(await blocked(session)).toEqual(['192.0.2.7/32', '203.0.113.0/24']);
  await session.query(
    `insert into public.blocked_addresses (network, reason)
     select ('10.0.' || number / 250 || '.' || number % 250)::inet::cidr, 'Attacks'
     from generate_series(1, 998) as number`,
  );
  expect(await block(session, '192.0.2.8')).toBe('too-many-blocks');
});
