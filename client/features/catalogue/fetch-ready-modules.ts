import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** How many modules of each course are written, by the id of the course; a course without any is missing. */
export function useReadyModules() {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['modules', 'ready'],
    queryFn: async () => {
      const written = unwrap(
        await rest.from('modules').select('course_id').eq('status', 'written').is('retired_at', null),
      );
      const counts = new Map<string, number>();
      for (const { course_id: id } of written) counts.set(id, (counts.get(id) ?? 0) + 1);
      return counts;
    },
    staleTime: 10 * 60_000,
  });
}
