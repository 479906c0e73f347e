import { expect } from 'vitest';
import { otherSession, practicalSession } from './exam-rows.ts';
import { policyTest } from './policy-test.ts';
import { frozenSeason, openSeason, seasonPlace } from './season-rows.ts';
import { people } from './world.ts';

policyTest('nobody changes a season that is frozen, or what was measured in it', async ({ session }) => {
  expect(
    await session.attempt(`update public.seasons set closes_at = now() where id = '${frozenSeason}'`),
  ).toBe('append-only');
  const place = (what: string) =>
    session.attempt(`update public.season_places set ${what} where id = '${seasonPlace}'`);
  expect(await place('rank = 7')).toBe('append-only');
  expect(await place('user_id = null, score = 1')).toBe('append-only');
  expect(await session.attempt('delete from public.season_places')).toBe('append-only');
});

policyTest('nobody has two seasons of an exam at once', async ({ session }) => {
  const second = `insert into public.seasons (lesson_id, number, practical, opens_at, closes_at)
    select lesson_id, 3, practical, opens_at, closes_at from public.seasons where id = '${openSeason}'`;
  expect(await session.attempt(second)).toBe('23505');
});

policyTest(
  'a second session in a season does not count, nor does a second judgement',
  async ({ session }) => {
    const change = (what: string) =>
      session.attempt(`update public.season_entries set ${what} where season_id = '${openSeason}'`);
    const begin = (id: string) => change(`session_id = '${id}', policy = '{}', begun_at = now()`);
    expect(await begin(practicalSession)).toBe('allowed');
    expect(await begin(otherSession)).toBe('append-only');
    expect(await change('judged_through = 7')).toBe('23514');
    expect(await change(`record = '01', judged_through = 7`)).toBe('allowed');
    expect(await change('judged_through = 9')).toBe('append-only');
    expect(await change(`record = '11'`)).toBe('append-only');
    expect(await change('left_at = now()')).toBe('allowed');
  },
);

policyTest('an invitation is decided once, and seen by its learner only then', async ({ session }) => {
  const seen = async () => {
    await session.actAs('learner');
    const { rows } = await session.query('select code from public.trade_invitations');
    await session.actAsOwner();
    return rows.length;
  };
  expect(await seen()).toBe(0);
  const decide = (code: string) =>
    session.attempt(
      `update public.trade_invitations set is_granted = true, reason = 'Looked at.', decided_at = now(), code = '${code}'`,
    );
  expect(await decide('short')).toBe('23514');
  expect(await decide('a'.repeat(20))).toBe('allowed');
  expect(await decide('b'.repeat(20))).toBe('append-only');
  expect(await seen()).toBe(1);
});

policyTest(
  'an account that goes leaves its place in the snapshot without a name, and no invitation',
  async ({ session }) => {
    await session.query('delete from auth.users where id = $1', [people.learner]);
    const { rows } = await session.query(
      `select (select user_id from public.season_places where id = $1) as holder,
       (select count(*)::int from public.trade_invitations) as invitations,
       (select count(*)::int from public.season_places) as places`,
      [seasonPlace],
    );
    expect(rows).toEqual([{ holder: null, invitations: 0, places: 2 }]);
  },
);
