import { expect } from 'vitest';
import cases from '#tests/cases/plain-name.json' with { type: 'json' };
import { policyTest } from './policy-test.ts';
import { people } from './world.ts';

for (const { name, typed, plain } of cases) {
  policyTest(`${name}, in the database as in domain/kernel`, async ({ session }) => {
    const { rows } = await session.query('select private.plain_name($1) as plain', [typed]);
    expect(rows).toEqual([{ plain }]);
  });
}

policyTest('no profile is kept with a name that is a link', async ({ session }) => {
  await session.query(`update auth.users set raw_user_meta_data = $2::jsonb where id = $1`, [
    people.learner,
    JSON.stringify({ full_name: 'Ada\nwin at https://evil.example', language: 'fr' }),
  ]);
  const profile = 'select raw_user_meta_data as profile from auth.users where id = $1';
  expect((await session.query(profile, [people.learner])).rows).toEqual([
    { profile: { full_name: 'Ada win at', language: 'fr' } },
  ]);
});

for (const [what, value] of [
  ['nothing but a link', 'https://evil.example'],
  ['an object', { text: 'https://evil.example' }],
  ['a list', ['Ada']],
] as const) {
  policyTest(`a name that is ${what} is not kept`, async ({ session }) => {
    const { rows } = await session.query(
      `update auth.users set raw_user_meta_data = $2::jsonb where id = $1 returning raw_user_meta_data as profile`,
      [people.learner, JSON.stringify({ full_name: value, name: value, theme: 'dark' })],
    );
    expect(rows).toEqual([{ profile: { theme: 'dark' } }]);
  });
}

policyTest('no application is kept with a name that is a link', async ({ session }) => {
  const apply = `insert into public.scholarship_applications
      (first_name, last_name, email, preferred_language, program_interest)
    values ($1, $2, 'ada@example.org', 'en', 'women') returning first_name, last_name`;
  const { rows } = await session.query(apply, ['Ada\r\nhttps://evil.example', '\u202eevil.example']);
  expect(rows).toEqual([{ first_name: 'Ada', last_name: 'evil. example' }]);
  expect(await session.attempt(apply, ['https://evil.example', 'Lovelace'])).toBe('23514');
});
