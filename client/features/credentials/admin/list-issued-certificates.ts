import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type {
  ListIssuedCertificatesAnswer,
  ListIssuedCertificatesRequest,
} from '#domain/credentials/admin-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { CallFunction } from '../../../lib/backend/call-function.ts';

/** One page of the certificates that were issued, of any size. */
export function listIssuedCertificates(
  call: CallFunction,
  request: ListIssuedCertificatesRequest,
): Promise<ListIssuedCertificatesAnswer> {
  return call('list-issued-certificates', request);
}

/** The page of the certificates on the screen; the one before stays until it is there. */
export function useListIssuedCertificates(request: ListIssuedCertificatesRequest) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['certificates_of', 'everybody', request],
    queryFn: () => listIssuedCertificates(call, request),
    placeholderData: keepPreviousData,
  });
}
