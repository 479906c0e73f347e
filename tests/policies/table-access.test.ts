import { expect } from 'vitest';
import { type Actor, actors } from './actors.ts';
import { policyTest } from './policy-test.ts';
import { tableAccess } from './rows.ts';
import type { TableAccess } from './rows/table-access.ts';
import type { Outcome, Session } from './session.ts';

type Verb = {
  readonly name: string;
  readonly attempt: (session: Session, access: TableAccess) => Promise<Outcome>;
};

/** In the order of `Outcomes`. */
const verbs: readonly Verb[] = [
  {
    name: 'select from',
    attempt: (session, { table, row }) => session.attempt(`select from public.${table} where ${row}`),
  },
  {
    name: 'insert into',
    attempt: (session, { table, insert }) => {
      const columns = Object.keys(insert);
      const values = columns.map((_, index) => `$${index + 1}`);
      const text = `insert into public.${table} (${columns.join(', ')}) values (${values.join(', ')})`;
      return session.attempt(text, Object.values(insert));
    },
  },
  {
    name: 'update',
    attempt: (session, { table, row, update }) => {
      const changes = Object.keys(update).map((column, index) => `${column} = $${index + 1}`);
      const text = `update public.${table} set ${changes.join(', ')} where ${row}`;
      return session.attempt(text, Object.values(update));
    },
  },
  {
    name: 'delete from',
    attempt: (session, { table, row }) => session.attempt(`delete from public.${table} where ${row}`),
  },
];

const names: Readonly<Record<Actor, string>> = {
  anon: 'a visitor',
  learner: 'the learner',
  otherLearner: 'another learner',
  admin: 'an admin',
  service: 'the server',
};

for (const access of tableAccess) {
  for (const actor of actors) {
    for (const [index, verb] of verbs.entries()) {
      const expected = access.expect[actor][index];
      const may = expected === 'allowed' ? 'may' : 'must not';
      // spec: 124 Authenticated: own rows only
      policyTest(`${names[actor]} ${may} ${verb.name} ${access.table} (${expected})`, async ({ session }) => {
        if (verb.name === 'insert into' && access.beforeInsert !== undefined) {
          await session.query(access.beforeInsert);
        }
        await session.actAs(actor);
        expect(await verb.attempt(session, access)).toBe(expected);
      });
    }
  }
}

policyTest('every table and view of the schema public has its rows', async ({ session }) => {
  const { rows } = await session.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`);
  const listed = tableAccess.map((access) => access.table);
  expect(listed.toSorted()).toEqual(rows.map((row) => row.name).toSorted());
});
