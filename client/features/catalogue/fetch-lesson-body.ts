import { queryOptions, useQuery } from '@tanstack/react-query';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import type { Backend } from '../../lib/backend/connect-backend.ts';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** The body of a lesson and where it comes from; null when the database does not open it to this learner. */
export function lessonBodyQuery(rest: Backend['rest'], lessonId: string) {
  return queryOptions({
    queryKey: ['lesson_bodies', lessonId],
    queryFn: async () =>
      unwrap(
        await rest
          .from('lesson_bodies')
          // Not what only the search reads.
          .select(
            'lesson_id, html, figures, terms, activities, quiz, lecture, media, body_hash, lesson:lessons(author, reviewed_on, sources)',
          )
          .eq('lesson_id', lessonId)
          .maybeSingle(),
      ),
    // What is closed now may be open when it is asked for again: after enrolling, paying, or the last lesson before an exam.
    staleTime: ({ state }) => (state.data === null ? 0 : 10 * 60_000),
  });
}

/** The body of a lesson and where it comes from; nothing is fetched without an id. */
export function useLessonBody(lessonId: string | undefined) {
  const { rest } = useBackend();
  return useQuery({ ...lessonBodyQuery(rest, lessonId ?? ''), enabled: lessonId !== undefined });
}
