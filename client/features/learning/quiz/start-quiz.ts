import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerQuizItemResponse, ItemHints, StartQuizResponse } from '#domain/quiz/contract.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { unwrap } from '../../../lib/backend/unwrap.ts';

function useQuizKey(lessonId: string) {
  return ['quiz_attempts', useSignedInUser().id, lessonId];
}

/** The learner's latest attempt at a quiz with the feedback given so far; the first one is made here. */
export function useQuizAttempt(lessonId: string) {
  const { call, rest } = useBackend();
  return useQuery({
    queryKey: useQuizKey(lessonId),
    queryFn: async () => {
      const latest = unwrap(
        await rest
          .from('quiz_attempts')
          .select('id, finished_at')
          .eq('lesson_id', lessonId)
          .order('started_at', { ascending: false })
          .limit(1),
      );
      // A finished attempt is shown with its result until the learner asks for another one.
      const shown = latest.find(({ finished_at }) => finished_at !== null);
      return call<StartQuizResponse>('start-quiz', {
        lesson_id: lessonId,
        ...(shown && { attempt_id: shown.id }),
      });
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Another device may have gone on with it.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

/** Opens a new attempt at a quiz after the last one was finished. */
export function useStartQuiz(lessonId: string) {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  const queryKey = useQuizKey(lessonId);
  return useMutation({
    mutationKey: ['start-quiz'],
    mutationFn: () => call<StartQuizResponse>('start-quiz', { lesson_id: lessonId }),
    onSuccess: (attempt) => queryClient.setQueryData(queryKey, attempt),
  });
}

/** Adds what the server said about one item to the attempt it belongs to. */
export function useQuizUpdate(lessonId: string) {
  const queryClient = useQueryClient();
  const queryKey = useQuizKey(lessonId);
  const update = (attemptId: string, change: (attempt: StartQuizResponse) => StartQuizResponse) =>
    queryClient.setQueryData<StartQuizResponse>(queryKey, (attempt) =>
      attempt?.attempt_id === attemptId ? change(attempt) : attempt,
    );
  return {
    addAnswer: (attemptId: string, { finished, review, ...feedback }: AnswerQuizItemResponse) => {
      update(attemptId, (attempt) => ({
        ...attempt,
        answers: [...attempt.answers.filter((other) => !isSameItem(other, feedback)), feedback],
        finished,
        review,
      }));
      if (finished) void queryClient.invalidateQueries({ queryKey: [...queryKey, 'history'] });
    },
    addHints: (attemptId: string, taken: ItemHints) =>
      update(attemptId, (attempt) => ({
        ...attempt,
        hints: [...attempt.hints.filter((other) => !isSameItem(other, taken)), taken],
      })),
  };
}

type ItemInRound = Pick<ItemHints, 'item_id' | 'round'>;

/** Whether two answers or hints belong to the same asking of an item. */
export function isSameItem(one: ItemInRound, other: ItemInRound): boolean {
  return one.item_id === other.item_id && one.round === other.round;
}
