import { useServerCall } from '../../lib/backend/use-server-call.ts';

/** Gives a certificate of the learner its public page, or takes it away again. Rejects with a BackendError. */
export function useShareCertificate() {
  return useServerCall<{ credential_id: string; is_shared: boolean }, unknown>(
    'share-certificate',
    'credentials',
  );
}
