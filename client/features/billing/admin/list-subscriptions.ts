import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListSubscriptionsAnswer, ListSubscriptionsRequest } from '#domain/billing/admin-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { CallFunction } from '../../../lib/backend/call-function.ts';

/** One page of the subscriptions, of any size. */
export function listSubscriptions(
  call: CallFunction,
  request: ListSubscriptionsRequest,
): Promise<ListSubscriptionsAnswer> {
  return call('list-subscriptions', request);
}

/** The page of the subscriptions on the screen; the one before stays until it is there. */
export function useListSubscriptions(request: ListSubscriptionsRequest) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['billing', 'subscriptions', request],
    queryFn: () => listSubscriptions(call, request),
    placeholderData: keepPreviousData,
  });
}
