import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpenActivitiesResponse, QuestionState } from '#domain/activities/contract.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

function useActivitiesKey(lessonId: string) {
  return ['activity_answers', useSignedInUser().id, lessonId];
}

/**
 * What there is to do in a lesson as far as the learner is with it, on whichever device.
 *
 * @param asks whether the lesson asks anything; where it does not, nothing is fetched
 */
export function useOpenActivities(lessonId: string, asks = true) {
  const { call } = useBackend();
  return useQuery({
    queryKey: useActivitiesKey(lessonId),
    queryFn: () => call<OpenActivitiesResponse>('open-activities', { lesson_id: lessonId }),
    enabled: asks,
    staleTime: Number.POSITIVE_INFINITY,
    // Another device may have gone on with it.
    refetchOnWindowFocus: 'always',
  });
}

/** Keeps what the server said about one question with the others of its lesson. */
export function useSaveQuestion(lessonId: string) {
  const queryClient = useQueryClient();
  const queryKey = useActivitiesKey(lessonId);
  return (activity: string, itemId: string | null, change: (known: QuestionState) => QuestionState) =>
    queryClient.setQueryData<OpenActivitiesResponse>(queryKey, (open) => {
      if (open === undefined) return open;
      const known = questionOf(open.questions, activity, itemId);
      const others = open.questions.filter((question) => question !== known);
      return { ...open, questions: [...others, change(known)] };
    });
}

/** Keeps how a simulation or a challenge stands with the others of its lesson. */
export function useSaveSimulated(lessonId: string) {
  const queryClient = useQueryClient();
  const queryKey = useActivitiesKey(lessonId);
  return <Kind extends 'simulations' | 'challenges'>(
    kind: Kind,
    activity: string,
    state: OpenActivitiesResponse[Kind][string],
  ) =>
    queryClient.setQueryData<OpenActivitiesResponse>(
      queryKey,
      (open) => open && { ...open, [kind]: { ...open[kind], [activity]: state } },
    );
}

/** A question among those that were begun; untouched when it was not. */
export function questionOf(
  questions: readonly QuestionState[],
  activity: string,
  itemId: string | null,
): QuestionState {
  return (
    questions.find((question) => question.activity === activity && question.item_id === itemId) ?? {
      activity,
      item_id: itemId,
      tries: [],
      hints: [],
      solution: null,
    }
  );
}
