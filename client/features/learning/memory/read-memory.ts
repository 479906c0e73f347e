import { useQuery } from '@tanstack/react-query';
import type { ReadMemoryResponse } from '#domain/knowledge/today-contract.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** What the learner remembers, and will with and without reviews. */
export function useReadMemory() {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['review_questions', useSignedInUser().id, 'memory'],
    queryFn: () => call<ReadMemoryResponse>('read-memory', {}),
    refetchOnMount: 'always',
  });
}
