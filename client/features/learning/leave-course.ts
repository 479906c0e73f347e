import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** Undoes an enrolment; the database allows it as long as nothing of the course is completed. */
export function useLeaveCourse() {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['leave-course'],
    mutationFn: async (courseId: string) =>
      unwrap(await rest.from('enrollments').delete().eq('user_id', userId).eq('course_id', courseId)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['enrollments'] }),
  });
}
