import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type {
  ListTradedSessionsAnswer,
  ListTradedSessionsRequest,
} from '#domain/simulator/admin-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { CallFunction } from '../../../lib/backend/call-function.ts';

/** One page of all learners' sessions, of any size. */
export function listTradedSessions(
  call: CallFunction,
  request: ListTradedSessionsRequest,
): Promise<ListTradedSessionsAnswer> {
  return call('list-traded-sessions', request);
}

/** The page of the sessions on the screen; the one before stays until it is there. */
export function useListTradedSessions(request: ListTradedSessionsRequest) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['simulator', 'traded-sessions', request],
    queryFn: () => listTradedSessions(call, request),
    placeholderData: keepPreviousData,
  });
}
