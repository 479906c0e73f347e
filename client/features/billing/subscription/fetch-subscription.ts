import { useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** Who takes payments here: null, then every plan opens everything and no card is asked for. */
export function usePaymentProvider() {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['payment_provider'],
    queryFn: async () => unwrap(await rest.rpc('payment_provider')),
    staleTime: 10 * 60_000,
  });
}

/** The learner's subscription; null before they chose a plan. */
export function useSubscription() {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  return useQuery({
    queryKey: ['subscriptions', userId],
    queryFn: async () =>
      unwrap(await rest.from('subscriptions').select('*').eq('user_id', userId).maybeSingle()),
  });
}

/** What the learner has paid and got back, the latest first. */
export function usePayments() {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  return useQuery({
    queryKey: ['payments', userId],
    queryFn: async () =>
      unwrap(
        await rest.from('payments').select('*').eq('user_id', userId).order('paid_at', { ascending: false }),
      ),
  });
}
