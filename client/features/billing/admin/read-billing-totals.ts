import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type {
  BillingTotals,
  ListPaymentsAnswer,
  ListPaymentsRequest,
  ListSubscriptionsAnswer,
  ListSubscriptionsRequest,
} from '#domain/billing/admin-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** How plans and payments stand now. */
export function useReadBillingTotals() {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['billing', 'totals'],
    queryFn: () => call<BillingTotals>('read-billing-totals', {}),
  });
}

/** A page of the subscriptions; the one before stays until it is there. */
export function useListSubscriptions(request: ListSubscriptionsRequest) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['billing', 'subscriptions', request],
    queryFn: () => call<ListSubscriptionsAnswer>('list-subscriptions', request),
    placeholderData: keepPreviousData,
  });
}

/** A page of the payments; the one before stays until it is there. */
export function useListPayments(request: ListPaymentsRequest) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['billing', 'payments', request],
    queryFn: () => call<ListPaymentsAnswer>('list-payments', request),
    placeholderData: keepPreviousData,
  });
}
