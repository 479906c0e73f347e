import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import type { CourseRow } from '../../lib/backend/tables/catalogue.ts';
import { unwrap } from '../../lib/backend/unwrap.ts';
import { type EnrolledCourse, enrollmentsQuery } from './fetch-enrollments.ts';

/**
 * Enrols the learner in a course. The course moves to My Courses at once and moves back when the server refuses.
 * Rejects with a BackendError.
 */
export function useEnroll() {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  const queryClient = useQueryClient();
  const { queryKey } = enrollmentsQuery(rest, userId);
  return useMutation({
    mutationKey: ['enroll'],
    mutationFn: async (course: CourseRow) =>
      unwrap(await rest.from('enrollments').insert({ user_id: userId, course_id: course.id })),
    onMutate: async (course) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, [...(before ?? []), expectedEnrollment(course, userId)]);
      return { before };
    },
    onError: (_error, _course, context) => queryClient.setQueryData(queryKey, context?.before),
    // A quiz passed before the enrolment counts from now on, so the progress changes with it.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['enrollments'] }),
        queryClient.invalidateQueries({ queryKey: ['user_progress'] }),
      ]),
  });
}

/** The row as the database will make it, shown until it has. */
function expectedEnrollment(course: CourseRow, userId: string): EnrolledCourse {
  return {
    id: `expected-${course.id}`,
    user_id: userId,
    course_id: course.id,
    progress: 0,
    created_at: '',
    completed_at: null,
    course,
  };
}
