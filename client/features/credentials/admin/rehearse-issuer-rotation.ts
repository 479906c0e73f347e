import { useMutation } from '@tanstack/react-query';
import type { IssuerRehearsal, RehearseIssuerRotationRequest } from '#domain/credentials/admin-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** Has the server rotate the keys of certificates in memory, and tell what would come of it; admins only. */
export function useRehearseIssuerRotation() {
  const { call } = useBackend();
  return useMutation({
    mutationKey: ['rehearse-issuer-rotation'],
    mutationFn: (input: RehearseIssuerRotationRequest) =>
      call<IssuerRehearsal>('rehearse-issuer-rotation', input),
  });
}
