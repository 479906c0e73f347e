import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** Every course that is open for enrolment, in the order of the catalogue. */
export function useCourses() {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['courses'],
    queryFn: async () =>
      unwrap(await rest.from('courses').select('*').eq('is_active', true).order('order_index')),
    staleTime: 10 * 60_000,
  });
}
