import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Backend } from '../../../lib/backend/connect-backend.ts';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** The ids of the lessons of a course that a learner has completed. */
export function completedLessonsQuery(rest: Backend['rest'], userId: string, courseId: string) {
  return queryOptions({
    queryKey: ['user_progress', userId, courseId],
    queryFn: async () => {
      const rows = unwrap(
        await rest
          .from('user_progress')
          .select('lesson_id')
          .eq('user_id', userId)
          .eq('course_id', courseId)
          .eq('completed', true),
      );
      return rows.map((row) => row.lesson_id);
    },
  });
}

/** The ids of the lessons of a course that the signed-in learner has completed. */
export function useCompletedLessons(courseId: string) {
  const { rest } = useBackend();
  return useQuery(completedLessonsQuery(rest, useSignedInUser().id, courseId));
}
