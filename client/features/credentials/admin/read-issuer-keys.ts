import { useQuery } from '@tanstack/react-query';
import type { ReadIssuerKeysAnswer } from '#domain/credentials/admin-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** The keys that certificates are signed with; admins only. */
export function useReadIssuerKeys() {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['issuer_keys'],
    queryFn: () => call<ReadIssuerKeysAnswer>('read-issuer-keys', {}),
  });
}
