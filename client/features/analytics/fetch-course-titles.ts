import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** The titles of all courses, withdrawn ones too, in the order of the catalogue. */
export function useCourseTitles() {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['courses', 'titles'],
    queryFn: async () =>
      unwrap(await rest.from('courses').select('id, title, translations').order('order_index')),
    staleTime: 10 * 60_000,
  });
}
