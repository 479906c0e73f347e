import { useQuery } from '@tanstack/react-query';
import type { BillingTotals } from '#domain/billing/admin-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** How plans and payments stand now. */
export function useReadBillingTotals() {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['billing', 'totals'],
    queryFn: () => call<BillingTotals>('read-billing-totals', {}),
  });
}
