import { useQuery } from '@tanstack/react-query';
import type { ListedAppeal } from '#domain/exams/appeal-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** The appeals against practical parts that wait for an admin; of one account all of them. Admins only. */
export function useListAppeals(accountId: string | null) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['appeals', accountId],
    queryFn: async () =>
      (await call<{ appeals: readonly ListedAppeal[] }>('list-appeals', { user_id: accountId })).appeals,
  });
}
