import { expect } from 'vitest';
import days from '#tests/cases/days.json' with { type: 'json' };
import moments from '#tests/cases/moments.json' with { type: 'json' };
import parts from '#tests/cases/period-parts.json' with { type: 'json' };
import { policyTest } from './policy-test.ts';
import { people } from './world.ts';

for (const { text, valid } of days) {
  policyTest(`a document has the version ${JSON.stringify(text)}: ${valid}`, async ({ session }) => {
    const accept = `insert into public.legal_acceptances (user_id, document, version) values ($1, 'terms', $2)`;
    expect(await session.attempt(accept, [people.learner, text])).toBe(valid ? 'allowed' : '23514');
  });
}

policyTest('every moment that a call takes is one for the database', async ({ session }) => {
  const taken = moments.filter(({ valid }) => valid).map(({ text }) => text);
  const { rows } = await session.query(
    `select text from unnest($1::text[]) as text where not pg_input_is_valid(text, 'timestamptz')`,
    [taken],
  );
  expect(taken).not.toEqual([]);
  expect(rows).toEqual([]);
});

for (const { day, unit, starts_on: start } of parts) {
  policyTest(`${day} is counted in the ${unit} of ${start}`, async ({ session }) => {
    await session.query(
      `insert into private.daily_counts (day, measure, happened) values ($1, 'unheard-of', 3)`,
      [day],
    );
    const { rows } = await session.query(
      `select starts_on::text, happened::int from private.read_days($1, $1, null, $2)
       where measure = 'unheard-of'`,
      [day, unit],
    );
    expect(rows).toEqual([{ starts_on: start, happened: 3 }]);
  });
}
