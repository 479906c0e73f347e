import { useServerCall } from '../../../lib/backend/use-server-call.ts';

/** Grants an appeal, or does not, with a reason; admins only. Rejects with a BackendError. */
export function useDecideAppeal() {
  return useServerCall<{ appeal_id: string; is_granted: boolean; reason: string }, unknown>(
    'decide-appeal',
    'appeals',
  );
}
