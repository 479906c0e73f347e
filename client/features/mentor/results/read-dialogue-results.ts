import { useQuery } from '@tanstack/react-query';
import type { DialogueResult } from '#domain/mentor/dialogues/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** What came of the mentor's dialogues; admins only. */
export function useReadDialogueResults() {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['dialogue_results'],
    queryFn: async () => {
      const { dialogues } = await call<{ dialogues: readonly DialogueResult[] }>('read-dialogue-results', {});
      return dialogues;
    },
  });
}
