import { useMutation } from '@tanstack/react-query';
import type { RedirectAnswer } from '#domain/billing/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { leaveFor } from '../checkout/leave-for.ts';

/** Leads to the page on which an overdue payment is made. */
export function usePayOverdue() {
  const { call } = useBackend();
  return useMutation({
    mutationKey: ['pay-overdue'],
    mutationFn: () => call<RedirectAnswer>('pay-overdue', {}).then(leaveFor),
  });
}
