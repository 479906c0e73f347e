import { useQuery } from '@tanstack/react-query';
import type { ReadJournalResponse } from '#domain/simulator/journal-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useSessionKey } from './session-key.ts';

/** Which trades of a session are wanted; null is any. */
export interface JournalFilter {
  readonly side: 'buy' | 'sell' | null;
  readonly result: 'gain' | 'loss' | null;
  readonly setup: string | null;
  readonly tag: string | null;
  readonly is_reviewed: boolean | null;
}

export const EVERY_TRADE: JournalFilter = {
  side: null,
  result: null,
  setup: null,
  tag: null,
  is_reviewed: null,
};

/** So many of the latest trades are shown; the file has all of them. */
const MOST = 200;

/** The closed trades of a session, the latest first, with their plans and reviews. @param fills how many fills there are: a new one may have closed a trade */
export function useReadJournal(id: string, fills: number, filter: JournalFilter) {
  const { call } = useBackend();
  return useQuery({
    queryKey: [...useSessionKey(), 'journal', id, fills, filter],
    queryFn: () => call<ReadJournalResponse>('read-journal', { session_id: id, ...filter, count: MOST }),
    placeholderData: (before) => before,
  });
}
