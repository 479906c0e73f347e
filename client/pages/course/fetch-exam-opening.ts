import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** Whether an exam is open to this learner, and where it comes from. Its body is read by admins only. */
export function useExamOpening(lessonId: string) {
  const { rest } = useBackend();
  return useQuery({
    // Asked for again with the bodies of lessons: after enrolling, or paying.
    queryKey: ['lesson_bodies', lessonId, 'exam'],
    queryFn: async () => {
      const [isOpen, origin] = await Promise.all([
        rest.rpc('can_open_lesson', { lesson_id: lessonId }),
        rest.from('lessons').select('author, reviewed_on, sources').eq('id', lessonId).single(),
      ]);
      return { isOpen: unwrap(isOpen) === true, origin: unwrap(origin) };
    },
    staleTime: ({ state }) => (state.data?.isOpen === true ? 10 * 60_000 : 0),
  });
}
