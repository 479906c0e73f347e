import { useMutation } from '@tanstack/react-query';
import type { ChallengeState } from '#domain/activities/contract.ts';
import type { ChallengeChoices } from '#domain/activities/simulated/judge-challenge.ts';
import { useBackend } from '../../../../lib/backend/backend-context.tsx';
import { useSaveSimulated } from '../open-activities.ts';
import type { ActivityPlace } from '../use-draft.ts';

/** Hands in what was chosen in a try; the server plays it again and says what it comes to. */
export function useAnswerChallenge({ lessonId, activity }: ActivityPlace) {
  const { call } = useBackend();
  const keep = useSaveSimulated(lessonId);
  return useMutation({
    mutationKey: ['answer-challenge'],
    mutationFn: ({ id, choices }: { id: string; choices: ChallengeChoices }) =>
      call<ChallengeState>('answer-challenge', { lesson_id: lessonId, activity, try_id: id, choices }),
    onSuccess: (state) => keep('challenges', activity, state),
  });
}
