import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** The id of the course that a lesson belongs to; null when there is no such lesson. */
export function useCourseOfLesson(lessonId: string) {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['lessons', lessonId, 'course'],
    queryFn: async () =>
      unwrap(await rest.from('lessons').select('course_id').eq('id', lessonId).maybeSingle())?.course_id ??
      null,
  });
}
