import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Tables } from '../../../lib/backend/database.ts';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** Completes a lesson and reloads what it changes; doing it twice changes nothing. Rejects with a BackendError. */
export function useCompleteLesson() {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['complete-lesson'],
    mutationFn: async (lesson: Pick<Tables<'lessons'>, 'id' | 'module_id'>) =>
      unwrap(
        await rest.from('user_progress').upsert(
          {
            user_id: userId,
            module_id: lesson.module_id,
            lesson_id: lesson.id,
            completed: true,
            completed_at: new Date().toISOString(),
            score: 100,
          },
          { onConflict: 'user_id,lesson_id' },
        ),
      ),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['user_progress'] }),
        queryClient.invalidateQueries({ queryKey: ['enrollments'] }),
      ]),
  });
}
