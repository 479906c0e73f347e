import { useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** How many certificates the signed-in learner has earned that are not signed yet. */
export function useWaitingCertificates() {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  return useQuery({
    queryKey: ['credentials', userId, 'waiting'],
    queryFn: async () => {
      const [orders, credentials] = await Promise.all([
        rest.from('certificate_orders').select('id').eq('user_id', userId),
        rest.from('credentials').select('order_id').eq('user_id', userId),
      ]);
      const signed = new Set(unwrap(credentials).map(({ order_id: orderId }) => orderId));
      return unwrap(orders).filter(({ id }) => !signed.has(id)).length;
    },
  });
}
