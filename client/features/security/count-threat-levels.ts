import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ThreatDay } from '#domain/security/contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { periodOf, type SecurityFilters } from './security-tables.ts';

/** Security events by day of the period and level; admins only. */
export function useCountThreatLevels({ period }: SecurityFilters) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['threat_days', period],
    queryFn: () =>
      call<{ days: readonly ThreatDay[]; includes_demonstration: boolean }>(
        'count-threat-levels',
        periodOf({ period }, Date.now()),
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
