import { queryOptions, useQuery } from '@tanstack/react-query';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import type { Backend } from '../../lib/backend/connect-backend.ts';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** One course by its id. */
export function courseQuery(rest: Backend['rest'], courseId: string) {
  return queryOptions({
    queryKey: ['courses', courseId],
    queryFn: async () => unwrap(await rest.from('courses').select('*').eq('id', courseId).single()),
    staleTime: 10 * 60_000,
  });
}

/** One course by its id. */
export function useCourse(courseId: string) {
  const { rest } = useBackend();
  return useQuery(courseQuery(rest, courseId));
}
