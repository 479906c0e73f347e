import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** Where a lesson stands in its course, as far as plans ask. */
export function useLessonPlace(lessonId: string) {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['lessons', lessonId, 'place'],
    queryFn: async () =>
      unwrap(
        await rest
          .from('lessons')
          .select('is_free, is_exam, modules(order_index)')
          .eq('id', lessonId)
          .single(),
      ),
    staleTime: 10 * 60_000,
  });
}
