import { expect } from 'vitest';
import addresses from '#tests/cases/mail-address.json' with { type: 'json' };
import numbers from '#tests/cases/phone-number.json' with { type: 'json' };
import { policyTest } from './policy-test.ts';

const application = {
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'grace@example.com',
  preferred_language: 'hi',
  program_interest: 'beginner',
};

function insertInto(table: string, row: Readonly<Record<string, unknown>>): [string, unknown[]] {
  const columns = Object.keys(row);
  const values = columns.map((_, index) => `$${index + 1}`);
  return [
    `insert into public.${table} (${columns.join(', ')}) values (${values.join(', ')})`,
    Object.values(row),
  ];
}

const refusedApplications: readonly Readonly<Record<string, unknown>>[] = [
  { first_name: ' ' },
  { last_name: 'x'.repeat(101) },
  { email: 'grace' },
  { email: 'grace@example' },
  { email: 'grace hopper@example.com' },
  { email: `${'x'.repeat(250)}@example.com` },
  { preferred_language: 'tlh' },
  { program_interest: 'everything' },
];

for (const change of refusedApplications) {
  policyTest(`an application is refused with ${JSON.stringify(change).slice(0, 60)}`, async ({ session }) => {
    await session.actAs('service');
    expect(
      await session.attempt(...insertInto('scholarship_applications', { ...application, ...change })),
    ).toBe('23514');
  });
}

for (const { address, form, table } of addresses) {
  policyTest(`the tables take ${JSON.stringify(address)}: ${table}`, async ({ session }) => {
    // What a form lets through, no table refuses: nothing that somebody typed is lost there.
    expect(!form || table).toBe(true);
    for (const [name, row] of [
      ['leads', {}],
      ['scholarship_applications', application],
    ] as const) {
      expect(await session.attempt(...insertInto(name, { ...row, email: address })), name).toBe(
        table ? 'allowed' : '23514',
      );
    }
  });
}

for (const { number, valid } of numbers) {
  policyTest(`the table takes the number ${JSON.stringify(number)}: ${valid}`, async ({ session }) => {
    expect(await session.attempt(...insertInto('leads', { email: 'a@b.org', phone: number }))).toBe(
      valid ? 'allowed' : '23514',
    );
  });
}

policyTest('nobody gets past the rate limit of the forms by writing the tables', async ({ session }) => {
  for (const actor of ['anon', 'learner', 'admin'] as const) {
    await session.actAs(actor);
    expect(await session.attempt(...insertInto('scholarship_applications', application))).toBe('denied');
    expect(await session.attempt(...insertInto('leads', { email: 'grace@example.com' }))).toBe('denied');
  }
});

// spec: 196 Reviewed within 48 hours: the due time
policyTest('an application is due 48 hours after it came in', async ({ session }) => {
  await session.query(...insertInto('scholarship_applications', application));
  const { rows } = await session.query(
    `select distinct extract(epoch from due_at - created_at)::int / 3600 as hours
     from public.scholarship_applications`,
  );
  expect(rows).toEqual([{ hours: 48 }]);
});

policyTest('a lead is refused with an impossible phone number or country', async ({ session }) => {
  await session.actAs('service');
  const lead = { email: 'grace@example.com', phone: null, country: 'DE' };
  expect(await session.attempt(...insertInto('leads', lead))).toBe('allowed');
  expect(await session.attempt(...insertInto('leads', { ...lead, phone: 'call me' }))).toBe('23514');
  expect(await session.attempt(...insertInto('leads', { ...lead, country: 'Atlantis' }))).toBe('23514');
});
