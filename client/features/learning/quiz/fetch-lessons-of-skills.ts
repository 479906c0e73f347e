import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** The lessons that teach any of these skills; quizzes only ask for them. */
export function useLessonsOfSkills(skills: readonly string[]) {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['lessons', 'skills', ...skills],
    queryFn: async () =>
      unwrap(
        await rest
          .from('lessons')
          .select('id, course_id, title, translations, skills')
          .overlaps('skills', skills)
          .neq('content_type', 'quiz')
          .is('retired_at', null)
          .order('order_index'),
      ),
    enabled: skills.length > 0,
    staleTime: 10 * 60_000,
  });
}
