import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReadMemoryResponse } from '#domain/knowledge/today-contract.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { CallFunction } from '../../../lib/backend/call-function.ts';
import { alwaysButJustRead } from '../../../lib/queries/always-but-just-read.ts';

/** What a learner remembers, and will with and without reviews. */
export function memoryQuery(call: CallFunction, userId: string) {
  return queryOptions({
    queryKey: ['review_questions', userId, 'memory'],
    queryFn: () => call<ReadMemoryResponse>('read-memory', {}),
    refetchOnMount: alwaysButJustRead,
  });
}

/** The memory of the signed-in learner, see `memoryQuery`. */
export function useReadMemory() {
  return useQuery(memoryQuery(useBackend().call, useSignedInUser().id));
}
