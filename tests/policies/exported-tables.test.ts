import { expect } from 'vitest';
import { ACCOUNT, FORMS, PRIVATE, RECORDS } from '#server/functions/identity/exported-tables.ts';
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
    const tables = await tablesOfPeople(session, 'auth');
    expect(tables).toContain('sessions');
    expect(tables.filter((table) => !listed.has(table))).toEqual([]);
  },
);

/** Counted from tables that are exported, or a mark that nobody was ever there. */
const DERIVED = ['demonstration_users', 'lesson_use'];

policyTest(
  'every private table of a learner is exported, or listed as counted from others',
  async ({ session }) => {
    const tables = await tablesOfPeople(session, 'private');
    expect(tables).toContain('learner_days');
    const listed = new Set([...Object.keys(PRIVATE), ...DERIVED]);
    expect(tables.filter((table) => !listed.has(table))).toEqual([]);
  },
);

policyTest('a new table with rows of people is noticed', async ({ session }) => {
  await session.query('create table public.planted (id uuid primary key, owner uuid references auth.users)');
  expect(await tablesOfPeople(session, 'public')).toContain('planted');
});

policyTest.for(Object.entries({ ...ACCOUNT, ...FORMS, ...PRIVATE }))(
  'what is read of %s opens nothing',
  async ([name, text], { session }) => {
    // One row with every column, whatever the world holds.
    const { rows } = await session.query<Record<string, unknown>>(
      `select exported.* from (select) as one left join (${text}) as exported on true limit 1`,
      [name in FORMS ? 'ada@example.com' : people.learner],
    );
    const columns = Object.keys(rows.at(0) ?? {});
    expect(columns.length).toBeGreaterThan(1);
    for (const column of columns) expect(column).not.toMatch(/password|secret|hash|token/);
  },
);
