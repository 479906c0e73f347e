import { expect } from 'vitest';
import { policyTest } from './policy-test.ts';
import { certificateOrder, people, signedCredential } from './world.ts';

policyTest('what was issued or revoked is changed by nobody, the owner included', async ({ session }) => {
  for (const statement of [
    `update public.achievements set body = '{"name":"Another"}'`,
    'delete from public.achievements',
    `update public.certificate_orders set facts = '{"examBits":"1"}'`,
    `update public.credentials set place = 3`,
    'update public.credential_revocations set place = 3',
    'delete from public.credential_revocations',
    'delete from public.status_places',
    `update public.certificate_anchors set root = repeat('f', 64)`,
    'delete from public.certificate_anchors',
    'update public.anchored_leaves set place = 7',
    'delete from public.anchored_leaves',
  ]) {
    expect(await session.attempt(statement), statement).toBe('append-only');
  }
});

policyTest('no certificate is written with another hash than its text has', async ({ session }) => {
  await session.query('delete from public.credentials');
  const written = session.attempt(
    `insert into public.credentials (id, order_id, user_id, signed_text, sha256, list, place, issued_at)
     values ($1, $2, $3, '{}', encode(sha256('{ }'), 'hex'), 1, 3, now())`,
    [signedCredential, certificateOrder, people.learner],
  );
  expect(await written).toBe('23514');
});

policyTest(
  'an order that goes with its account takes the certificate along, and its place stays taken',
  async ({ session }) => {
    await session.query('delete from public.certificate_orders where user_id = $1', [people.learner]);
    const { rows } = await session.query(
      `select (select count(*)::int from public.credentials) as credentials,
       (select count(*)::int from public.credential_shares) as shares,
       (select count(*)::int from public.status_places) as places`,
    );
    expect(rows).toEqual([{ credentials: 0, shares: 0, places: 3 }]);
    const taken = session.attempt('insert into public.status_places (list, place) values (1, 1)');
    expect(await taken).toBe('23505');
  },
);

policyTest('a root gets its block once', async ({ session }) => {
  const anchor = (height: number) =>
    session.attempt(
      `update public.certificate_anchors set block_height = ${height}, block_header = repeat('0', 160), anchored_at = now()`,
    );
  expect(await anchor(925_000)).toBe('allowed');
  expect(await anchor(925_001)).toBe('append-only');
});

policyTest('a hash under a root stays when its certificate goes with an account', async ({ session }) => {
  await session.query('delete from public.certificate_orders where user_id = $1', [people.learner]);
  const { rows } = await session.query('select place, credential_id from public.anchored_leaves');
  expect(rows).toEqual([{ place: 0, credential_id: null }]);
});

policyTest(
  'a learner learns that a certificate of theirs was revoked, and nobody else does',
  async ({ session }) => {
    await session.query(
      `insert into public.credential_revocations (list, place, reason) values (1, 1, 'A secret')`,
    );
    const seenBy = async (who: 'learner' | 'otherLearner') => {
      await session.actAs(who);
      const { rows } = await session.query('select credential_id from public.read_own_revocations()');
      await session.actAsOwner();
      return rows;
    };
    expect(await seenBy('learner')).toEqual([{ credential_id: signedCredential }]);
    expect(await seenBy('otherLearner')).toEqual([]);
    await session.actAs('anon');
    expect(await session.attempt('select * from public.read_own_revocations()')).toBe('denied');
  },
);
