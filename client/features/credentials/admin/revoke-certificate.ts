import { useServerCall } from '../../../lib/backend/use-server-call.ts';

/** Revokes a certificate for good; admins only. Rejects with a BackendError. */
export function useRevokeCertificate() {
  return useServerCall<{ credential_id: string; reason: string }, unknown>(
    'revoke-certificate',
    'certificates_of',
  );
}
