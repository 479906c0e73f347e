import { oneOrNone } from '#domain/kernel/one.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import type { Backend } from '../../lib/backend/connect-backend.ts';
import type { Tables } from '../../lib/backend/database.ts';
import { unwrap } from '../../lib/backend/unwrap.ts';
import type { SortState } from '../../ui/table/sort-button.tsx';
import { periodOf, type SecurityFilters } from './security-tables.ts';

export const EVENTS_PER_PAGE = 25;

/** How often the stream asks whether something happened, in milliseconds. */
const REFRESH_MS = 5000;

/** Events up to a moment: what happens later is offered, and does not move what is being read. */
export interface EventsWanted {
  filters: SecurityFilters;
  sort: SortState;
  /** Timestamp of the newest event that is shown; null shows none. */
  upTo: string | null;
}

/** One page of the events, and how many there are. @param page from 1 */
export async function fetchEventPage(
  rest: Backend['rest'],
  { filters, sort, upTo }: EventsWanted,
  page: number,
  pageSize = EVENTS_PER_PAGE,
): Promise<{ events: readonly Tables<'security_events'>[]; total: number }> {
  if (upTo === null) return { events: [], total: 0 };
  const first = (page - 1) * pageSize;
  const answer = await narrow(rest.from('security_events').select('*', { count: 'exact' }), filters)
    .lte('created_at', upTo)
    .order(sort.column, { ascending: sort.direction === 'ascending' })
    .order('id')
    .range(first, first + pageSize - 1);
  return { events: unwrap(answer), total: answer.count ?? 0 };
}

/** The page of events on the screen. */
export function useSecurityEvents(wanted: EventsWanted, page: number, enabled: boolean) {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['security_events', 'page', wanted, page],
    queryFn: () => fetchEventPage(rest, wanted, page),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** The timestamp of the newest event of all, null without any. Asked for every five seconds while the tab is seen. */
export function useNewestEvent({ paused }: { paused: boolean }) {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['security_events', 'newest'],
    queryFn: async () => {
      const rows = unwrap(
        await rest
          .from('security_events')
          .select('created_at')
          .order('created_at', { ascending: false })
          .limit(1),
      );
      return oneOrNone(rows)?.created_at ?? null;
    },
    staleTime: 0,
    refetchInterval: paused ? false : REFRESH_MS,
  });
}

/** How many events of a filter happened after `upTo` until `newest`. */
export function useNewEventCount(filters: SecurityFilters, upTo: string | null, newest: string | null) {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['security_events', 'new', filters, upTo, newest],
    queryFn: async () => {
      const counted = narrow(
        rest.from('security_events').select('id', { count: 'exact', head: true }),
        filters,
      );
      const answer = await (upTo === null ? counted : counted.gt('created_at', upTo));
      unwrap(answer);
      return answer.count ?? 0;
    },
    placeholderData: keepPreviousData,
    enabled: newest !== upTo,
  });
}

/** What the filters have in common of every query on events. */
interface Narrowable<Self> {
  eq(column: string, value: string | boolean): Self;
  gte(column: string, value: string): Self;
}

function narrow<Events extends Narrowable<Events>>(events: Events, filters: SecurityFilters): Events {
  const { level, type, address, account, blocked } = filters;
  let narrowed = events.gte('created_at', periodOf(filters, Date.now()).from);
  if (level !== undefined) narrowed = narrowed.eq('threat_level', level);
  if (type !== undefined) narrowed = narrowed.eq('event_type', type);
  if (address !== undefined) narrowed = narrowed.eq('ip_address', address);
  if (account !== undefined) narrowed = narrowed.eq('user_id', account);
  if (blocked !== undefined) narrowed = narrowed.eq('blocked', blocked === 'yes');
  return narrowed;
}
