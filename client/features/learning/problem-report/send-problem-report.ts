import { useMutation } from '@tanstack/react-query';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Tables } from '../../../lib/backend/database.ts';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** Tells the admins of a problem with a lesson, or with one item of its quiz. Rejects with a BackendError. */
export function useSendProblemReport() {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  return useMutation({
    mutationKey: ['send-problem-report'],
    mutationFn: async (report: Pick<Tables<'problem_reports'>, 'lesson_id' | 'item_id' | 'kind' | 'text'>) =>
      unwrap(await rest.from('problem_reports').insert({ user_id: userId, ...report })),
  });
}
