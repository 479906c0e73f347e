import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListPaymentsAnswer, ListPaymentsRequest } from '#domain/billing/admin-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { CallFunction } from '../../../lib/backend/call-function.ts';

/** One page of the payments, of any size. */
export function listPayments(call: CallFunction, request: ListPaymentsRequest): Promise<ListPaymentsAnswer> {
  return call('list-payments', request);
}

/** The page of the payments on the screen; the one before stays until it is there. */
export function useListPayments(request: ListPaymentsRequest) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['billing', 'payments', request],
    queryFn: () => listPayments(call, request),
    placeholderData: keepPreviousData,
  });
}
