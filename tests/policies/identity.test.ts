import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { people } from './world.ts';

async function isAdmin(session: Session): Promise<boolean | undefined> {
  const { rows } = await session.query<{ is_admin: boolean }>('select public.is_admin()');
  return one(rows).is_admin;
}

policyTest('the holder of the role is an admin; a learner and a visitor are not', async ({ session }) => {
  await session.actAs('admin');
  expect(await isAdmin(session)).toBe(true);
  await session.actAs('learner');
  expect(await isAdmin(session)).toBe(false);
  await session.actAs('anon');
  expect(await isAdmin(session)).toBe(false);
});

// spec: 125 Admin: the role is read from the database at once
policyTest('taking the role away acts at once, whatever the token says', async ({ session }) => {
  await session.query('delete from public.user_roles');
  await session.actAs('admin');
  expect(await isAdmin(session)).toBe(false);
  expect(await session.attempt('select from public.leads')).toBe('no rows');
});

policyTest('a banned admin is no admin, until the ban ends', async ({ session }) => {
  await session.query(`update auth.users set banned_until = now() + interval '1 hour' where id = $1`, [
    people.admin,
  ]);
  await session.actAs('admin');
  expect(await isAdmin(session)).toBe(false);

  await session.actAsOwner();
  await session.query(`update auth.users set banned_until = now() where id = $1`, [people.admin]);
  await session.actAs('admin');
  expect(await isAdmin(session)).toBe(true);
});

policyTest('a deleted account is no admin', async ({ session }) => {
  await session.query('update auth.users set deleted_at = now() where id = $1', [people.admin]);
  await session.actAs('admin');
  expect(await isAdmin(session)).toBe(false);
});

policyTest('the server makes an admin by address; a learner, even an admin, cannot', async ({ session }) => {
  const grant = 'select public.grant_admin($1)';
  for (const actor of ['anon', 'learner', 'admin'] as const) {
    await session.actAs(actor);
    expect(await session.attempt(grant, ['learner@example.com'])).toBe('denied');
  }
  await session.actAs('service');
  expect(await session.attempt(grant, ['nobody@example.com'])).toBe('account-not-found');
  const { rows: granted } = await session.query<{ grant_admin: string }>(grant, [' Learner@Example.com ']);
  expect(granted).toEqual([{ grant_admin: 'granted-without-second-step' }]);
  const { rows: again } = await session.query(grant, ['learner@example.com']);
  expect(again).toEqual([{ grant_admin: 'unchanged' }]);
  await session.actAs('learner');
  expect(await isAdmin(session)).toBe(true);
});

policyTest('signing up keeps which documents were accepted, and nothing else', async ({ session }) => {
  const { rows: users } = await session.query<{ id: string }>(
    `insert into auth.users (email, raw_user_meta_data) values ('new@example.com', $1) returning id`,
    [{ accepted: { terms: '2026-11-01', 'risk-disclosure': 'yes', privacy: '2026-11-01' } }],
  );
  const { rows } = await session.query(
    'select document, version from public.legal_acceptances where user_id = $1',
    [users[0]?.id],
  );
  expect(rows).toEqual([{ document: 'terms', version: '2026-11-01' }]);
});

policyTest('a day that is in no calendar is left out, and refused by the table', async ({ session }) => {
  const keep = `insert into public.legal_acceptances (user_id, document, version) values ($1, 'terms', $2)`;
  for (const version of ['2026-99-99', '2026-02-30', '0000-01-01']) {
    const { rows: users } = await session.query<{ id: string }>(
      'insert into auth.users (raw_user_meta_data) values ($1) returning id',
      [{ accepted: { terms: version } }],
    );
    const id = users[0]?.id;
    expect(
      await session.attempt('select from public.legal_acceptances where user_id = $1', [id]),
      version,
    ).toBe('no rows');
    expect(await session.attempt(keep, [id, version]), version).toBe('23514');
  }
});

policyTest('malformed acceptances do not stop an account from being made', async ({ session }) => {
  for (const accepted of ['all', null, ['terms'], { terms: { version: 1 } }]) {
    expect(
      await session.attempt('insert into auth.users (raw_user_meta_data) values ($1)', [{ accepted }]),
    ).toBe('allowed');
  }
});

policyTest('deleting an account takes its rows along', async ({ session }) => {
  expect(await session.attempt('delete from auth.users where id = $1', [people.learner])).toBe('allowed');
  for (const table of ['enrollments', 'user_progress', 'subscriptions', 'mentor_messages', 'quiz_answers']) {
    expect(await session.attempt(`select from public.${table} where user_id = $1`, [people.learner])).toBe(
      'no rows',
    );
  }
});
