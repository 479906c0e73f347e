import * as v from 'valibot';
import { fields, list, localizedText, oneOf, text, wholeNumber } from '../content/field-schemas.ts';
import type { SiteFeature } from '../content/site-features.ts';

/*
 * What stands in plans.yaml: the one table of what each plan opens. It is imported as it is, the database decides by it,
 * and every card and the page /plans are worded from it.
 */

/** The plans, each opening what the one before it opens, and more. */
export const PLAN_IDS = ['trial', 'basic', 'premium', 'pro', 'elite'] as const;

export type PlanId = (typeof PLAN_IDS)[number];

/**
 * Everything that an account or a plan can open, from what every account has to what only the last plan has. The
 * database acts on `first_two_modules`, `one_course`, `all_courses` and `exams`; the others belong to screens.
 */
export const ENTITLEMENTS = [
  'assessment',
  'mentor',
  'free_lessons',
  'learning_path',
  'daily_puzzle',
  'simulator_scenarios',
  'first_two_modules',
  'basic_progress',
  'community_access',
  'one_course',
  'all_courses',
  'detailed_progress',
  'exams',
  'simulator',
  'live_sessions',
  'challenges',
] as const;

export type Entitlement = (typeof ENTITLEMENTS)[number];

/** Which switches of site.yaml say whether an entitlement works yet; those that are not here do. */
export const SWITCHES: Readonly<Partial<Record<Entitlement, SiteFeature>>> = {
  learning_path: 'learning-path',
  daily_puzzle: 'daily-puzzle',
  simulator_scenarios: 'simulator',
  community_access: 'community-space',
  detailed_progress: 'detailed-progress',
  simulator: 'simulator',
  live_sessions: 'live-qa',
  challenges: 'challenges',
};

const entitlements = list(oneOf(ENTITLEMENTS));

/** plans.yaml; prices are in the smallest unit of the currency. */
export const plansSchema = fields({
  entitlements: list(
    fields({ id: oneOf(ENTITLEMENTS), words: localizedText, detail: v.optional(localizedText) }),
    1,
  ),
  every_account: entitlements,
  scholarship: oneOf(PLAN_IDS),
  plans: list(
    fields({
      id: oneOf(PLAN_IDS),
      name: localizedText,
      price_minor: wholeNumber(0, 100_000_00),
      currency: v.pipe(text, v.regex(/^[A-Z]{3}$/, 'must be a currency code of three letters, like USD.')),
      interval_months: v.nullable(wholeNumber(1, 12)),
      trial_days: v.nullable(wholeNumber(1, 90)),
      opens: entitlements,
      offered_on: list(oneOf(['landing', 'onboarding'])),
    }),
    1,
  ),
});

export type PlansFile = v.InferOutput<typeof plansSchema>;
