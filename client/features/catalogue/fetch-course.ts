import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** One course by its id. */
export function useCourse(courseId: string) {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['courses', courseId],
    queryFn: async () => unwrap(await rest.from('courses').select('*').eq('id', courseId).single()),
    staleTime: 10 * 60_000,
  });
}
