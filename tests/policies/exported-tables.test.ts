import { expect } from 'vitest';
import { ACCOUNT, FORMS, RECORDS } from '#server/functions/identity/exported-tables.ts';
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { people } from './world.ts';

/** Tables of the account service that hold nothing but secrets, digests and what is in progress. */
const SECRETS = ['flow_state', 'known_addresses', 'oauth_states', 'one_time_tokens', 'refresh_tokens'];

/** Tables of a schema that say whose a row is: by their column `user_id`, or by a reference to an account. */
async function tablesOfPeople(session: Session, schema: string): Promise<string[]> {
  const { rows } = await session.query<{ name: string }>(
    `select distinct relation.relname as name
     from pg_class as relation
     join pg_attribute as attribute on attribute.attrelid = relation.oid and not attribute.attisdropped
     where relation.relnamespace = $1::regnamespace and relation.relkind in ('r', 'p') and (
       attribute.attname = 'user_id' or exists (
         select from pg_constraint as reference
         where reference.conrelid = relation.oid and reference.contype = 'f'
           and reference.confrelid = 'auth.users'::regclass and attribute.attnum = any (reference.conkey)
       )
     ) order by 1`,
    [schema],
  );
  return rows.map(({ name }) => name);
}

policyTest(
  'every table that holds something of a learner is in the export of their data',
  async ({ session }) => {
    expect(await tablesOfPeople(session, 'public')).toEqual([...RECORDS].sort());
  },
);

policyTest(
  'every table of the account service is exported, or listed as holding secrets',
  async ({ session }) => {
    const listed = new Set([...Object.keys(ACCOUNT), ...SECRETS]);
    expect((await tablesOfPeople(session, 'auth')).filter((table) => !listed.has(table))).toEqual([]);
  },
);

policyTest('a new table with rows of people is noticed', async ({ session }) => {
  await session.query('create table public.planted (id uuid primary key, owner uuid references auth.users)');
  expect(await tablesOfPeople(session, 'public')).toContain('planted');
});

policyTest('what is read of the account opens nothing', async ({ session }) => {
  for (const text of Object.values(ACCOUNT)) {
    const { rows } = await session.query(text, [people.learner]);
    for (const column of Object.keys(rows[0] ?? {})) expect(column).not.toMatch(/password|secret|hash|token/);
  }
  for (const text of Object.values(FORMS)) await session.query(text, ['ada@example.com']);
});
