import { queryOptions, useQuery } from '@tanstack/react-query';
import type { OnboardingStep } from '#domain/learning/onboarding.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Backend } from '../../../lib/backend/connect-backend.ts';
import type { Tables } from '../../../lib/backend/database.ts';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** The learner's steps, drafts included, oldest first. */
export function onboardingStepsQuery(rest: Backend['rest'], userId: string) {
  return queryOptions({
    queryKey: ['onboarding_steps', userId],
    queryFn: async () =>
      unwrap(await rest.from('onboarding_steps').select('*').eq('user_id', userId).order('created_at')),
  });
}

/** The signed-in learner's steps of onboarding. */
export function useOnboardingSteps() {
  const { rest } = useBackend();
  return useQuery(onboardingStepsQuery(rest, useSignedInUser().id));
}

/** The steps that are done; drafts do not count. */
export function completedSteps(rows: readonly Tables<'onboarding_steps'>[]): ReadonlySet<OnboardingStep> {
  return new Set(rows.filter((row) => row.completed).map((row) => row.step_name));
}
