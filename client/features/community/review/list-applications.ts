import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApplicationList, ListApplications } from '#domain/community/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { CallFunction } from '../../../lib/backend/call-function.ts';
import type { TableState } from '../../../lib/table/table-state.ts';
import type { applicationTable } from './application-table.ts';

/** Applications on one page of the list. */
export const APPLICATIONS_PER_PAGE = 50;

type Definition = typeof applicationTable;
type State = TableState<Definition['filters'], Definition['sortable'][number]>;

/** One page of any size of what the filters let through. @param page from 1 */
export function listApplications(
  call: CallFunction,
  state: Pick<State, 'filters' | 'sort'>,
  page: number,
  pageSize: number,
): Promise<ApplicationList> {
  return call('list-applications', requestFor(state, page, pageSize));
}

function requestFor(
  { filters: { status, program, overdue, mine }, sort }: Pick<State, 'filters' | 'sort'>,
  page: number,
  pageSize: number,
): Partial<ListApplications> {
  return {
    ...(status !== undefined && { status }),
    ...(program !== undefined && { program }),
    overdue: overdue === 'yes',
    mine: mine === 'yes',
    sort: sort.column,
    descending: sort.direction === 'descending',
    offset: (page - 1) * pageSize,
    limit: pageSize,
  };
}

/** One page of applications as the admin may see them, with the seats that the programs have left. */
export function useListApplications(state: State) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['applications', requestFor(state, state.page, APPLICATIONS_PER_PAGE)],
    placeholderData: keepPreviousData,
    queryFn: () => listApplications(call, state, state.page, APPLICATIONS_PER_PAGE),
  });
}
