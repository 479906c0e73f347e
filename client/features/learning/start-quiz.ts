import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { StartQuizResponse } from '#domain/learning/contract.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';

/** The learner's open attempt at a quiz, made when there is none, with the feedback given so far. */
export function useQuizAttempt(lessonId: string) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['quiz_attempts', useSignedInUser().id, lessonId],
    queryFn: () => call<StartQuizResponse>('start-quiz', { lesson_id: lessonId }),
    // An attempt goes on until it is finished; asking again in the middle would only flicker.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Opens a new attempt at a quiz after the last one was finished. */
export function useRetryQuiz(lessonId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  const userId = useSignedInUser().id;
  return () => queryClient.resetQueries({ queryKey: ['quiz_attempts', userId, lessonId] });
}
