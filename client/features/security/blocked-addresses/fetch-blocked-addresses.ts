import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Backend } from '../../../lib/backend/connect-backend.ts';
import type { Tables } from '../../../lib/backend/database.ts';
import { unwrap } from '../../../lib/backend/unwrap.ts';
import type { SortState } from '../../../ui/table/sort-button.tsx';

export const BLOCKS_PER_PAGE = 50;

/** One page of the blocked addresses, and how many there are. @param page from 1 */
export async function fetchBlockPage(
  rest: Backend['rest'],
  sort: SortState,
  page: number,
  pageSize = BLOCKS_PER_PAGE,
): Promise<{ blocks: readonly Tables<'blocked_addresses'>[]; total: number }> {
  const first = (page - 1) * pageSize;
  const answer = await rest
    .from('blocked_addresses')
    .select('*', { count: 'exact' })
    .order(sort.column, { ascending: sort.direction === 'ascending' })
    .order('id')
    .range(first, first + pageSize - 1);
  return { blocks: unwrap(answer), total: answer.count ?? 0 };
}

/** The page of blocked addresses on the screen; admins only. */
export function useBlockedAddresses(sort: SortState, page: number) {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['blocked_addresses', sort, page],
    queryFn: () => fetchBlockPage(rest, sort, page),
    placeholderData: keepPreviousData,
  });
}
