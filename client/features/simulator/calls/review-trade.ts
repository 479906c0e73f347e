import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { JournalEntry } from '#domain/simulator/journal-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useSessionKey } from './session-key.ts';

interface Review {
  trade: number;
  followed_plan: 'yes' | 'partly' | 'no' | null;
  lesson: string;
  tags: readonly string[];
}

/** Writes down what a trade taught; written once more, it replaces what was written. */
export function useReviewTrade(id: string) {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  const sessions = useSessionKey();
  return useMutation({
    mutationKey: ['review-trade'],
    mutationFn: (review: Review) => call<JournalEntry>('review-trade', { session_id: id, ...review }),
    // The goal of a scenario may ask for reviews.
    onSuccess: () =>
      Promise.all(
        ['journal', 'grade'].map((name) => queryClient.invalidateQueries({ queryKey: [...sessions, name] })),
      ),
  });
}
