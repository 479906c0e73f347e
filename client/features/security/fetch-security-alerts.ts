import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';

const NEWEST = 100;

/** The newest hundred security events under the names of the dashboard; admins only. */
export function useSecurityAlerts() {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['security_alerts'],
    queryFn: async () =>
      unwrap(
        await rest.from('security_alerts').select('*').order('timestamp', { ascending: false }).limit(NEWEST),
      ),
  });
}
