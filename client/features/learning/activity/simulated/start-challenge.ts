import { useMutation } from '@tanstack/react-query';
import type { ChallengeState } from '#domain/activities/contract.ts';
import { useBackend } from '../../../../lib/backend/backend-context.tsx';
import { useSaveSimulated } from '../open-activities.ts';
import type { ActivityPlace } from '../use-draft.ts';

/** Begins a try of a challenge, or goes on with the one that is open; resolves with its seed. */
export function useStartChallenge({ lessonId, activity }: ActivityPlace) {
  const { call } = useBackend();
  const keep = useSaveSimulated(lessonId);
  return useMutation({
    mutationKey: ['start-challenge'],
    mutationFn: () => call<ChallengeState>('start-challenge', { lesson_id: lessonId, activity }),
    onSuccess: (state) => keep('challenges', activity, state),
  });
}
