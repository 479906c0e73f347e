import { describe, expect } from 'vitest';
import { type ImportTarget, importTest } from './import-test.ts';

/*
 * An installation that is upgraded: learners, plans and lessons are there, the migrations have run, and the content has not
 * been imported yet, since another server still answers or the import has stopped at a finding.
 */

const LEARNER = '00000000-0000-4000-8000-000000000001';

/** A learner who takes a course with a lesson in each of three modules, none of them free. */
async function fill({ database: { query } }: ImportTarget): Promise<void> {
  await query(
    `with course as (
       insert into public.courses (id, slug, title, description, level, color_gradient, duration_weeks, modules_count)
       values (gen_random_uuid(), 'old', '', '', 'Beginner', 'plum', 4, 3) returning id
     ),
     module as (
       insert into public.modules (id, course_id, slug, title, description, order_index, week, status)
       select gen_random_uuid(), id, place::text, '', '', place, place, 'written' from course, generate_series(1, 3) as place
       returning id, course_id, order_index
     )
     insert into public.lessons (id, module_id, course_id, slug, title, description, content_type, duration_minutes,
       is_free, order_index, author, reviewed_on)
     select gen_random_uuid(), id, course_id, order_index::text, '', '', 'text', 5, false, 1, 'Editors', '2026-11-20'
     from module`,
  );
  await query(
    `insert into auth.users (id, email, raw_user_meta_data) values ($1, 'learner@example.org', $2)`,
    [LEARNER, { accepted: { terms: '2026-11-01', 'risk-disclosure': '2026-11-01' } }],
  );
  await query('insert into public.enrollments (user_id, course_id) select $1, id from public.courses', [
    LEARNER,
  ]);
}

/** The modules, by their place, whose lesson the learner can open. */
async function openModules({ database }: ImportTarget): Promise<string[]> {
  const { rows } = await database.query<{ slug: string }>(
    'select slug from public.lessons where private.learner_can_open_lesson($1, id) order by slug',
    [LEARNER],
  );
  return rows.map(({ slug }) => slug);
}

async function takePayments({ database }: ImportTarget, provider: string | null): Promise<void> {
  await database.query(
    `insert into public.installation_settings (key, value) values ('payment_provider', $1::jsonb)`,
    [JSON.stringify(provider)],
  );
}

describe('before the content is imported', () => {
  importTest('everything is open where nobody takes payments', async ({ target }) => {
    await fill(target);
    await takePayments(target, null);
    expect(await openModules(target)).toEqual(['1', '2', '3']);
  });

  const PLANS = [
    { plan: 'trial', status: 'trialing', modules: ['1', '2'] },
    { plan: 'basic', status: 'active', modules: ['1', '2', '3'] },
    { plan: 'premium', status: 'active', modules: ['1', '2', '3'] },
    { plan: 'elite', status: 'expired', modules: [] },
  ];
  for (const { plan, status, modules } of PLANS) {
    importTest(`${plan} that is ${status} opens what it opens afterwards`, async ({ target }) => {
      await fill(target);
      await takePayments(target, 'stripe');
      await target.database.query(
        `with plan as (
           insert into public.plans (id, price_minor, currency) values ($1, 4900, 'USD') returning id
         )
         insert into public.subscriptions (user_id, plan_id, status, trial_ends_at, current_period_end)
         select $2, id, $3, '2100-01-01', '2100-01-01' from plan`,
        [plan, LEARNER, status],
      );
      expect(await openModules(target)).toEqual(modules);
    });
  }
});
