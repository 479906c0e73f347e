import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Backend } from '../../../lib/backend/connect-backend.ts';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** A learner's enrolment in a course; null when there is none. */
export function enrollmentQuery(rest: Backend['rest'], userId: string, courseId: string) {
  return queryOptions({
    queryKey: ['enrollments', userId, courseId],
    queryFn: async () =>
      unwrap(
        await rest
          .from('enrollments')
          .select('*')
          .eq('user_id', userId)
          .eq('course_id', courseId)
          .maybeSingle(),
      ),
  });
}

/** The enrolment of the signed-in learner in a course; null when there is none. */
export function useEnrollment(courseId: string) {
  const { rest } = useBackend();
  return useQuery(enrollmentQuery(rest, useSignedInUser().id, courseId));
}
