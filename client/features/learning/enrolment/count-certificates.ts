import { useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** How many certificates the learner has earned: rows, not a constant. */
export function useCertificateCount() {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  return useQuery({
    queryKey: ['certificates', userId],
    queryFn: async () => unwrap(await rest.from('certificates').select('id').eq('user_id', userId)).length,
  });
}
