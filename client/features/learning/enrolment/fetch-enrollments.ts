import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Backend } from '../../../lib/backend/connect-backend.ts';
import type { Tables } from '../../../lib/backend/database.ts';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** An enrolment with its course, as the dashboard shows it. */
export type EnrolledCourse = Tables<'enrollments'> & { course: Tables<'courses'> };

/** The enrolments of a learner, each with its course, oldest first. */
export function enrollmentsQuery(rest: Backend['rest'], userId: string) {
  return queryOptions({
    queryKey: ['enrollments', userId],
    queryFn: async (): Promise<EnrolledCourse[]> =>
      unwrap(
        await rest
          .from('enrollments')
          .select('*, course:courses(*)')
          .eq('user_id', userId)
          .order('created_at'),
      ),
  });
}

/** The signed-in learner's enrolments, each with its course. */
export function useEnrollments() {
  const { rest } = useBackend();
  return useQuery(enrollmentsQuery(rest, useSignedInUser().id));
}
