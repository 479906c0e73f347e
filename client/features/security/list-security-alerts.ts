import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SecurityAlert } from '#domain/security/contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import type { Backend } from '../../lib/backend/connect-backend.ts';
import type { SortState } from '../../ui/table/sort-button.tsx';
import { periodOf, type SecurityFilters } from './security-tables.ts';

export const ALERTS_PER_PAGE = 25;

export interface AlertsWanted {
  filters: SecurityFilters;
  sort: SortState;
}

/** One page of the alerts, and how many there are. @param page from 1 */
export function listSecurityAlerts(
  call: Backend['call'],
  { filters, sort }: AlertsWanted,
  page: number,
  pageSize = ALERTS_PER_PAGE,
): Promise<{ alerts: readonly SecurityAlert[]; total: number }> {
  const { level, type, address, account, blocked } = filters;
  return call('list-security-alerts', {
    ...periodOf(filters, Date.now()),
    levels: level === undefined ? [] : [level],
    types: type === undefined ? [] : [type],
    address: address ?? '',
    ...(account !== undefined && { account_id: account }),
    ...(blocked !== undefined && { blocked: blocked === 'yes' }),
    sort: sort.column,
    ascending: sort.direction === 'ascending',
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
}

/** The page of alerts on the screen; admins only. */
export function useListSecurityAlerts(wanted: AlertsWanted, page: number) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['security_alerts', wanted, page],
    queryFn: () => listSecurityAlerts(call, wanted, page),
    // Whoever comes back to the alerts wants to know how things are.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
