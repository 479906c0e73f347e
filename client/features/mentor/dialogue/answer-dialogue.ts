import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DialogueView } from '#domain/mentor/dialogues/contract.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { dialogueQuery } from './open-dialogue.ts';

/** Answers what a dialogue asks: `mutate({ view, choice })`. Rejects with a BackendError. */
export function useAnswerDialogue(misconception: string) {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  const { queryKey } = dialogueQuery(call, useSignedInUser().id, misconception);
  return useMutation({
    mutationKey: ['answer-dialogue'],
    mutationFn: ({ view, choice }: { view: DialogueView; choice: number }) =>
      call<DialogueView>('answer-dialogue', { dialogue_id: view.dialogue_id, place: view.place, choice }),
    onSuccess: (view) => queryClient.setQueryData(queryKey, view),
  });
}
