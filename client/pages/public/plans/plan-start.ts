import type { PublicPlan } from '../page-request.ts';

/** Signing up, and on to onboarding, which remembers the plan. Whoever is signed in goes there at once. */
export function startOf({ id, trial_days: trialDays }: PublicPlan): string {
  const next = trialDays === null ? `/onboarding?plan=${id}` : '/onboarding';
  return `/auth?tab=sign-up&next=${encodeURIComponent(next)}`;
}
