import { queryOptions, useQuery } from '@tanstack/react-query';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import type { Backend } from '../../lib/backend/connect-backend.ts';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** Every course that is open for enrolment, in the order of the catalogue. */
export function coursesQuery(rest: Backend['rest']) {
  return queryOptions({
    queryKey: ['courses'],
    queryFn: async () =>
      unwrap(await rest.from('courses').select('*').eq('is_active', true).order('order_index')),
    staleTime: 10 * 60_000,
  });
}

/** Every course that is open for enrolment, see `coursesQuery`. */
export function useCourses() {
  return useQuery(coursesQuery(useBackend().rest));
}
