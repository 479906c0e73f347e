import { useMutation } from '@tanstack/react-query';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import type { Tables } from '../../lib/backend/database.ts';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** Records the learner's plan, and starts its trial the first time. Rejects with a BackendError. */
export function useChoosePlan() {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  return useMutation({
    mutationKey: ['choose-plan'],
    mutationFn: async (planId: Tables<'plans'>['id']) =>
      unwrap(
        await rest
          .from('subscriptions')
          .upsert({ user_id: userId, plan_id: planId }, { onConflict: 'user_id' }),
      ),
  });
}
