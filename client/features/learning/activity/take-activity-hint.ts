import { useMutation } from '@tanstack/react-query';
import type { TakeActivityHintResponse } from '#domain/activities/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useSaveQuestion } from './open-activities.ts';

/** Takes a hint of an item of a check; `step` counts from 1. */
export function useTakeActivityHint(lessonId: string, activity: string, itemId: string) {
  const { call } = useBackend();
  const keep = useSaveQuestion(lessonId);
  return useMutation({
    mutationKey: ['take-activity-hint'],
    mutationFn: (step: number) =>
      call<TakeActivityHintResponse>('take-activity-hint', {
        lesson_id: lessonId,
        activity,
        item_id: itemId,
        step,
      }),
    onSuccess: ({ hints }) => keep(activity, itemId, (known) => ({ ...known, hints })),
  });
}
