import { useQuery } from '@tanstack/react-query';
import type { IssuedCertificate } from '#domain/credentials/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** The certificates of an account; admins only. */
export function useListCertificates(accountId: string) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['certificates_of', accountId],
    queryFn: async () =>
      (
        await call<{ certificates: readonly IssuedCertificate[] }>('list-certificates', {
          user_id: accountId,
        })
      ).certificates,
  });
}
