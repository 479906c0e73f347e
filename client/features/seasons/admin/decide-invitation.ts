import { useServerCall } from '../../../lib/backend/use-server-call.ts';

/** Grants somebody of a season's top tenth award and invitation, or does not, with a reason; admins only. Rejects with a BackendError. */
export function useDecideInvitation() {
  return useServerCall<{ invitation_id: string; is_granted: boolean; reason: string }, unknown>(
    'decide-invitation',
    'seasons',
  );
}
