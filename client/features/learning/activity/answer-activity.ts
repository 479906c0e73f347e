import { useMutation } from '@tanstack/react-query';
import type { ActivityAnswer, AnswerActivityResponse } from '#domain/activities/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useSaveQuestion } from './open-activities.ts';

interface GivenAnswer {
  answer: ActivityAnswer;
  /** How likely the learner holds it that the answer is right, 0 to 1. */
  confidence?: number;
}

/** Answers one question of an activity; resolves with what came of it. */
export function useAnswerActivity(lessonId: string, activity: string, itemId: string | null) {
  const { call } = useBackend();
  const keep = useSaveQuestion(lessonId);
  return useMutation({
    mutationKey: ['answer-activity'],
    mutationFn: (given: GivenAnswer) =>
      call<AnswerActivityResponse>('answer-activity', {
        lesson_id: lessonId,
        activity,
        ...(itemId !== null && { item_id: itemId }),
        ...given,
      }),
    onSuccess: (state) => keep(activity, itemId, () => state),
  });
}
