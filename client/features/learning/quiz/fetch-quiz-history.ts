import { useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { unwrap } from '../../../lib/backend/unwrap.ts';

const SHOWN_ATTEMPTS = 10;

/** The finished attempts at a quiz, the latest first. */
export function useQuizHistory(lessonId: string) {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['quiz_attempts', useSignedInUser().id, lessonId, 'history'],
    queryFn: async () =>
      unwrap(
        await rest
          .from('quiz_attempts')
          .select('id, finished_at, score, passed')
          .eq('lesson_id', lessonId)
          .not('finished_at', 'is', null)
          .order('finished_at', { ascending: false })
          .limit(SHOWN_ATTEMPTS),
      ),
  });
}
