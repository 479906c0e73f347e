import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReadPuzzleResponse } from '#domain/puzzle/contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { puzzleZone, usePuzzleKey } from './read-puzzle.ts';

/** Answers the puzzle of the day; resolves with what is true. */
export function useAnswerPuzzle(day: string) {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  const queryKey = usePuzzleKey();
  return useMutation({
    mutationKey: ['answer-puzzle'],
    mutationFn: (answer: number | string) =>
      call<ReadPuzzleResponse>('answer-puzzle', { day, answer, ...puzzleZone() }),
    onSuccess: (told) => {
      queryClient.setQueryData(queryKey, told);
      void queryClient.invalidateQueries({ queryKey: ['skill_states'] });
    },
  });
}
