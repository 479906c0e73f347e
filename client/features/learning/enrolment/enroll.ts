import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Tables } from '../../../lib/backend/database.ts';
import { unwrap } from '../../../lib/backend/unwrap.ts';
import { type EnrolledCourse, enrollmentsQuery } from './fetch-enrollments.ts';

/** unique_violation: enrolled before, on another device. */
const ENROLLED_ALREADY = '23505';

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
    mutationFn: async (course: Tables<'courses'>) => {
      const answer = await rest.from('enrollments').insert({ user_id: userId, course_id: course.id });
      if (answer.error?.code !== ENROLLED_ALREADY) unwrap(answer);
    },
    onMutate: async (course) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (rows = []) => [...rows, expectedEnrollment(course, userId)]);
    },
    // Its own row only: another enrolment may be under way.
    onError: (_error, course) =>
      queryClient.setQueryData(queryKey, (rows) => rows?.filter((row) => row.id !== expectedId(course.id))),
    // What was closed a moment ago is open now.
    onSuccess: () => queryClient.removeQueries({ queryKey: ['lesson_bodies'] }),
    // A quiz passed before the enrolment counts from now on, so the progress changes with it.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['enrollments'] }),
        queryClient.invalidateQueries({ queryKey: ['user_progress'] }),
      ]),
  });
}

/** The row as the database will make it, shown until it has. */
function expectedEnrollment(course: Tables<'courses'>, userId: string): EnrolledCourse {
  return {
    id: expectedId(course.id),
    user_id: userId,
    course_id: course.id,
    progress: 0,
    created_at: '',
    completed_at: null,
    course,
  };
}

function expectedId(courseId: string): string {
  return `expected-${courseId}`;
}

/** Whether an enrolment is shown before the database has confirmed it. */
export function isExpected(enrollment: EnrolledCourse): boolean {
  return enrollment.id === expectedId(enrollment.course_id);
}
