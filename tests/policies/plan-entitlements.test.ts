import { expect } from 'vitest';
import cases from '#tests/cases/plan-entitlements.json' with { type: 'json' };
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { people } from './world.ts';

/** The ids of what every account, a scholarship or a plan opens by the table of plans. */
async function openedBy(session: Session, holders: readonly string[]): Promise<string[]> {
  const { rows } = await session.query<{ id: string }>(
    `select id from public.entitlements where $1::text[] = '{everything}' or included_in && $1 order by order_index`,
    [holders],
  );
  return rows.map(({ id }) => id);
}

for (const { name, provider, subscription, scholarship, has } of cases) {
  policyTest(`${name} opens what ${has.join(' and ')} has`, async ({ session }) => {
    await session.query('update public.installation_settings set value = $1', [JSON.stringify(provider)]);
    await session.query('delete from public.subscriptions');
    if (scholarship === undefined) await session.query('delete from public.scholarships');
    if (scholarship === 'taken back') {
      await session.query(
        `update public.scholarship_applications set status = 'declined' where status = 'awarded'`,
      );
    }
    if (subscription !== null) {
      const { plan, status, trial_ends_in_days: trial, period_ends_in_days: period } = subscription;
      await session.query(
        `insert into public.subscriptions (user_id, plan_id, status, trial_ends_at, current_period_end)
         values ($1, $2, $3, now() + $4::int * interval '1 day', now() + $5::int * interval '1 day')`,
        [people.learner, plan, status, trial, period],
      );
    }
    const expected = await openedBy(session, has);
    expect(expected).not.toEqual([]);
    await session.actAs('learner');
    const { rows } = await session.query('select public.my_entitlements() as held');
    expect(rows).toEqual([{ held: expected }]);
  });
}

policyTest('a visitor is told of no entitlements', async ({ session }) => {
  await session.actAs('anon');
  expect(await session.attempt('select public.my_entitlements()')).toBe('denied');
});

policyTest('a plan opens what its card says, and what the plans before it open', async ({ session }) => {
  const { rows: plans } = await session.query<{ id: string; opens: string[] }>(
    'select id, opens from public.plans order by price_minor',
  );
  let before = await openedBy(session, ['account']);
  for (const { id, opens } of plans) {
    const held = await openedBy(session, ['account', id]);
    expect(new Set(held), id).toEqual(new Set([...before, ...opens]));
    before = held;
  }
});
