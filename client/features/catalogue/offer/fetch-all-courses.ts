import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** Every course, offered or not, in the order of the catalogue; only admins see them all. */
export function useAllCourses() {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['courses', 'all'],
    queryFn: async () => unwrap(await rest.from('courses').select('*').order('order_index')),
  });
}

/** How many learners take a course. */
export function useEnrolmentCount(courseId: string) {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['enrollments', 'count', courseId],
    queryFn: async () => {
      const answer = await rest
        .from('enrollments')
        .select('id', { count: 'exact', head: true })
        .eq('course_id', courseId);
      unwrap(answer);
      return answer.count ?? 0;
    },
  });
}
