import { useQuery } from '@tanstack/react-query';
import type { AppealedSitting } from '#domain/exams/appeal-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** What was missed in the sitting that an appeal is against, with the key. Asked for once it is wanted. Admins only. */
export function useReadAppealedSitting(appealId: string, isWanted: boolean) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['appealed-sitting', appealId],
    queryFn: async () =>
      (await call<AppealedSitting>('read-appealed-sitting', { appeal_id: appealId })).missed,
    enabled: isWanted,
  });
}
