import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { BackendError } from '../../../lib/backend/backend-error.ts';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/**
 * Undoes an enrolment; the database allows it as long as nothing was completed since. Rejects with a BackendError, its
 * code `course-begun` when it is too late.
 */
export function useLeaveCourse() {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['leave-course'],
    mutationFn: async (courseId: string) => {
      const left = unwrap(
        await rest.from('enrollments').delete().eq('user_id', userId).eq('course_id', courseId).select('id'),
      );
      // A row that the policy protects is passed over in silence.
      if (left.length === 0) throw new BackendError('course-begun', 200, 'The enrolment was not deleted.');
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['enrollments'] }),
  });
}
