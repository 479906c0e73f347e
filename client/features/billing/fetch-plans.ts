import { useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** Every plan, in their order. */
export function usePlans() {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['plans'],
    queryFn: async () => unwrap(await rest.from('plans').select('*').order('order_index')),
    staleTime: 10 * 60_000,
  });
}

/** What can be open to an account, in the order of the table of plans. */
export function useEntitlements() {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['entitlements'],
    queryFn: async () => unwrap(await rest.from('entitlements').select('*').order('order_index')),
    staleTime: 10 * 60_000,
  });
}

/** Ids of what is open to the learner now, as the database decides it. */
export function useMyEntitlements() {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  return useQuery({
    queryKey: ['my_entitlements', userId],
    queryFn: async () => unwrap(await rest.rpc('my_entitlements')),
  });
}
