import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import type { Backend } from '../../lib/backend/connect-backend.ts';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** The learner's progress in a course: one row per lesson begun. */
export function progressQuery(rest: Backend['rest'], userId: string, courseId: string) {
  return queryOptions({
    queryKey: ['user_progress', userId, courseId],
    queryFn: async () =>
      unwrap(await rest.from('user_progress').select('*').eq('user_id', userId).eq('course_id', courseId)),
  });
}

/** The signed-in learner's progress in a course. */
export function useProgress(courseId: string) {
  const { rest } = useBackend();
  return useQuery(progressQuery(rest, useSignedInUser().id, courseId));
}
