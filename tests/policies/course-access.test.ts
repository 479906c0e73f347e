import { expect } from 'vitest';
import cases from '#tests/cases/course-access.json' with { type: 'json' };
import { policyTest } from './policy-test.ts';
import { lessons, people } from './world.ts';

/** One lesson for each answer that `opens` can give. */
const probes = [
  { lesson: lessons.freeText, openTo: ['free_lessons', 'first_two_modules', 'everything'] },
  { lesson: lessons.secondText, openTo: ['first_two_modules', 'everything'] },
  { lesson: lessons.thirdText, openTo: ['everything'] },
];

for (const { name, provider, enrolled, subscription, scholarship, opens } of cases) {
  // spec: 117 A lesson is viewable if enrolled, as far as the plan goes, or free
  policyTest(`${name} opens ${opens}`, async ({ session }) => {
    await session.query('update public.installation_settings set value = $1', [JSON.stringify(provider)]);
    if (!enrolled) await session.query('delete from public.enrollments');
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

    await session.actAs('learner');
    for (const { lesson, openTo } of probes) {
      const read = 'select from public.lesson_bodies where lesson_id = $1';
      expect(await session.attempt(read, [lesson])).toBe(openTo.includes(opens) ? 'allowed' : 'no rows');
    }
  });
}

policyTest('an admin reads every lesson', async ({ session }) => {
  await session.query(`update public.installation_settings set value = '"stripe"'`);
  await session.actAs('admin');
  for (const lesson of Object.values(lessons)) {
    expect(await session.attempt('select from public.lesson_bodies where lesson_id = $1', [lesson])).toBe(
      'allowed',
    );
  }
});

// spec: 117 A lesson is viewable by a visitor if it is free
policyTest('a visitor reads free lessons of active courses only', async ({ session }) => {
  await session.actAs('anon');
  const { rows } = await session.query('select lesson_id from public.lesson_bodies order by 1');
  expect(rows).toEqual([{ lesson_id: lessons.freeText }, { lesson_id: lessons.freeQuiz }]);
});
