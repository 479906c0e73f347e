import { join } from 'node:path';
import { expect } from 'vitest';
import { PAYMENT_KINDS } from '#domain/billing/admin-contract.ts';
import { SUBSCRIPTION_STATUSES } from '#domain/billing/subscription-status.ts';
import { PLAN_IDS } from '#domain/catalogue/plan-contract.ts';
import {
  APPLICATION_STATUSES,
  COUNTRIES,
  decideApplicationRequest,
  PROGRAMS,
} from '#domain/community/contract.ts';
import { CRITERIA, REVIEWS_NEEDED, SCORES } from '#domain/community/review-rubric.ts';
import { ACTION_OUTCOMES } from '#domain/identity/people-contract.ts';
import { RESPONSE_PLACES } from '#domain/knowledge/evidence.ts';
import { DAYS_A_WEEK, MINUTES_A_DAY, RECALL_CHOICES } from '#domain/knowledge/pace.ts';
import { SKILL_STATUSES } from '#domain/knowledge/skill-state.ts';
import { REMARK_KINDS } from '#domain/mentor/choose-remark.ts';
import { REPHRASING_OUTCOMES } from '#domain/mentor/model/contract.ts';
import { LANGUAGES } from '#domain/kernel/languages.ts';
import { REPORT_KINDS, REPORT_STATES } from '#domain/learning/contract.ts';
import { RECORDING_KINDS } from '#domain/catalogue/lecture/recording-contract.ts';
import { QUESTION_PLACES } from '#domain/quiz/review-contract.ts';
import { MISTAKE_KINDS } from '#domain/quiz/mistake.ts';
import { ONBOARDING_STEPS } from '#domain/learning/onboarding.ts';
import { EXPERIENCE_LEVELS } from '#domain/learning/profile.ts';
import { CAMPAIGN_STATUSES } from '#domain/marketing/campaign-status.ts';
import { PLATFORM_IDS } from '#domain/marketing/platforms.ts';
import { THREAT_LEVELS } from '#domain/security/contract.ts';
import { SIMULATOR_MARKETS } from '#domain/simulator/limits.ts';
import { planRows } from '#server/adapters/content/import/plan-rows.ts';
import { readContent } from '#server/adapters/content/reading/read-content.ts';
import { policyTest } from './policy-test.ts';

/** What a constraint allows is what a constant of domain lists. */
const shared: Readonly<Record<string, readonly (string | number)[]>> = {
  ad_campaigns_archived_from_check: CAMPAIGN_STATUSES.filter((status) => status !== 'archived'),
  ad_campaigns_platform_check: PLATFORM_IDS,
  ad_campaigns_status_check: CAMPAIGN_STATUSES,
  admin_actions_outcome_check: ACTION_OUTCOMES,
  application_reviews_place_check: Array.from({ length: REVIEWS_NEEDED }, (_, place) => place + 1),
  entitlements_included_in_check: ['account', 'scholarship', ...PLAN_IDS],
  leads_country_check: COUNTRIES,
  lesson_recordings_kind_check: RECORDING_KINDS,
  lesson_recordings_language_check: LANGUAGES,
  mentor_remarks_kind_check: REMARK_KINDS,
  mentor_rephrasings_outcome_check: REPHRASING_OUTCOMES,
  onboarding_steps_profile_check: [...EXPERIENCE_LEVELS, ...LANGUAGES],
  onboarding_steps_step_name_check: ONBOARDING_STEPS,
  paces_days_a_week_check: DAYS_A_WEEK,
  paces_minutes_a_day_check: MINUTES_A_DAY,
  paces_target_recall_check: RECALL_CHOICES,
  payments_kind_check: PAYMENT_KINDS,
  plans_id_check: PLAN_IDS,
  problem_reports_kind_check: REPORT_KINDS,
  problem_reports_status_check: REPORT_STATES,
  quiz_answers_mistake_check: MISTAKE_KINDS,
  responses_place_check: RESPONSE_PLACES,
  review_questions_place_check: QUESTION_PLACES,
  scholarship_applications_decided_check: decideApplicationRequest.entries.decision.options,
  scholarship_applications_preferred_language_check: LANGUAGES,
  scholarship_applications_program_interest_check: PROGRAMS,
  scholarship_applications_status_check: APPLICATION_STATUSES,
  security_events_threat_level_check: THREAT_LEVELS,
  simulator_sessions_market_check: SIMULATOR_MARKETS,
  skill_states_status_check: SKILL_STATUSES,
  subscriptions_status_check: SUBSCRIPTION_STATUSES,
};

/** What TypeScript knows only as a type that is made of the constraint, in client/lib/backend/database-types.ts. */
const ofTheDatabaseAlone = [
  'courses_level_check',
  'learning_events_verb_check',
  'legal_acceptances_document_check',
  'lessons_content_type_check',
  'mentor_messages_role_check',
  'modules_status_check',
  'payment_events_outcome_check',
  'payment_events_provider_check',
  'payments_provider_check',
  'plans_offered_on_check',
  'quiz_answers_round_check',
  'quiz_answers_try_check',
  'quiz_hints_round_check',
  'security_events_source_check',
  'skill_assessments_skill_level_check',
  'subscriptions_provider_check',
];

policyTest('a list of values of the database is the one of domain, value by value', async ({ session }) => {
  const { rows } = await session.query<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'c' and connamespace = 'public'::regnamespace and pg_get_constraintdef(oid) like '%ARRAY[%'
     order by 1`,
  );
  const names = [...Object.keys(shared), ...ofTheDatabaseAlone];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  for (const { name, definition } of rows.filter((row) => shared[row.name] !== undefined)) {
    const lists = [...definition.matchAll(/ARRAY\[([^\]]*)\]/g)].map(([, values = '']) => values);
    const values = lists.flatMap((list) =>
      list.split(', ').map((value) => value.replace(/^'|'::text$/g, '')),
    );
    expect(values.toSorted(), name).toEqual(shared[name]?.map(String).toSorted());
  }
});

policyTest('a review has the criteria and the scores of domain', async ({ session }) => {
  const { rows } = await session.query<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = 'public.application_reviews'::regclass and pg_get_constraintdef(oid) ~ '^CHECK \\(\\(\\(\\w+ >= '`,
  );
  const [least, most] = [SCORES[0], SCORES.at(-1)];
  expect(rows.map(({ definition }) => definition).toSorted()).toEqual(
    CRITERIA.map((name) => `CHECK (((${name} >= ${least}) AND (${name} <= ${most})))`).toSorted(),
  );
});

policyTest('a trial is as long as its card says', async ({ session }) => {
  const { content } = await readContent(join(import.meta.dirname, '..', '..', 'content'));
  const promised = planRows(content).find(({ id }) => id === 'trial')?.trial_days;
  const { rows } = await session.query(
    `select extract(day from trial_ends_at - created_at)::int as days from public.subscriptions where status = 'trialing'`,
  );
  expect(rows).toEqual([{ days: promised }]);
});
