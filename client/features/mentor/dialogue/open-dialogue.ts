import { queryOptions, useQuery } from '@tanstack/react-query';
import type { DialogueView } from '#domain/mentor/dialogues/contract.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Backend } from '../../../lib/backend/connect-backend.ts';

/** The dialogue about a misconception: the one that is open, or a new one. */
export function dialogueQuery(call: Backend['call'], userId: string, misconception: string) {
  return queryOptions({
    queryKey: ['mentor_dialogues', userId, misconception],
    queryFn: () => call<DialogueView>('open-dialogue', { misconception }),
    // It stays on the screen once it is over; opened again later, a new one begins.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** See `dialogueQuery`. */
export function useOpenDialogue(misconception: string) {
  return useQuery(dialogueQuery(useBackend().call, useSignedInUser().id, misconception));
}
