import { useQuery } from '@tanstack/react-query';
import type { ReadJournalResponse } from '#domain/simulator/journal-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useSessionKey } from './session-key.ts';

/** The closed trades of a session, the latest first, with their plans and reviews. @param fills how many fills there are: a new one may have closed a trade */
export function useReadJournal(id: string, fills: number) {
  const { call } = useBackend();
  return useQuery({
    queryKey: [...useSessionKey(), 'journal', id, fills],
    queryFn: () => call<ReadJournalResponse>('read-journal', { session_id: id }),
    placeholderData: (before) => before,
  });
}
