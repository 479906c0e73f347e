import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** The courses that can be chosen. */
export function useCoursesToChoose() {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['courses', 'to-choose'],
    queryFn: async () =>
      unwrap(await rest.from('courses').select('id, title, is_active, translations').order('order_index')),
    staleTime: 10 * 60_000,
  });
}

/** Makes a course the one that the learner's plan opens. Rejects with a BackendError. */
export function useChoosePlanCourse() {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['choose-plan-course'],
    mutationFn: async (courseId: string) =>
      unwrap(await rest.from('subscriptions').update({ course_id: courseId }).eq('user_id', userId)),
    // Lessons that were open are closed now, and the other way round.
    onSuccess: () => cache.invalidateQueries(),
  });
}
