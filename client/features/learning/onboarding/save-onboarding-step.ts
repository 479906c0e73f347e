import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OnboardingStep } from '#domain/learning/onboarding.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Backend } from '../../../lib/backend/connect-backend.ts';
import { unwrap } from '../../../lib/backend/unwrap.ts';
import { onboardingStepsQuery } from './fetch-onboarding-steps.ts';

interface SavedStep {
  step: OnboardingStep;
  data: Readonly<Record<string, unknown>>;
  /** False for a draft, which does not count. */
  completed: boolean;
}

/**
 * Saves a step of onboarding, as a draft or completed, and reloads the steps. Rejects with a BackendError.
 * @param tables the client to save with
 */
export function useSaveOnboardingStep(tables: Backend['rest']) {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  const queryClient = useQueryClient();
  const { queryKey } = onboardingStepsQuery(rest, userId);
  return useMutation({
    mutationKey: ['save-onboarding-step'],
    // One after the other: a draft must not overtake the step it belongs to.
    scope: { id: 'save-onboarding-step' },
    mutationFn: async ({ step, data, completed }: SavedStep) =>
      unwrap(
        await tables.from('onboarding_steps').upsert(
          {
            user_id: userId,
            step_name: step,
            completed,
            completed_at: completed ? new Date().toISOString() : null,
            data,
          },
          { onConflict: 'user_id,step_name' },
        ),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
}
