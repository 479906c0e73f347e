import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** Takes a course out of the offer or puts it back. Rejects with a BackendError. */
export function useSwitchCourse() {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['switch-course'],
    mutationFn: ({ courseId, isOffered }: { courseId: string; isOffered: boolean }) =>
      call('switch-course', { course_id: courseId, is_offered: isOffered }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['courses'] }),
  });
}
