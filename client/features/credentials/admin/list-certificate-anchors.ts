import { useQuery } from '@tanstack/react-query';
import type { ListAnchorsAnswer } from '#domain/credentials/admin-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** The roots of certificates and how far each is on its way into a block; admins only. */
export function useListCertificateAnchors() {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['certificate_anchors'],
    queryFn: () => call<ListAnchorsAnswer>('list-certificate-anchors', {}),
  });
}
