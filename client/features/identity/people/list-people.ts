import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type {
  ListedPerson,
  ListPeopleRequest,
  ListPeopleResponse,
} from '#domain/identity/people-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { CallFunction } from '../../../lib/backend/call-function.ts';
import type { TableState } from '../../../lib/table/table-state.ts';
import type { peopleTable } from './people-table.ts';

type State = Pick<
  TableState<(typeof peopleTable)['filters'], (typeof peopleTable)['sortable'][number]>,
  'filters' | 'sort'
>;

export const PEOPLE_PER_PAGE = 25;

/** A page of the accounts that the filters let through; the one before stays until it is there. */
export function useListPeople(state: State & { page: number }) {
  const { call } = useBackend();
  const request = requestFor(state, state.page, PEOPLE_PER_PAGE);
  return useQuery({
    queryKey: ['people', 'list', request],
    queryFn: () => call<ListPeopleResponse>('list-people', request),
    placeholderData: keepPreviousData,
  });
}

/** A page of any size, for the export. */
export async function listPeople(
  call: CallFunction,
  state: State,
  page: number,
  pageSize: number,
): Promise<readonly ListedPerson[]> {
  return (await call<ListPeopleResponse>('list-people', requestFor(state, page, pageSize))).people;
}

function requestFor({ filters, sort }: State, page: number, pageSize: number): ListPeopleRequest {
  const { q: search, demonstration, ...same } = filters;
  return {
    ...same,
    ...(search !== undefined && { search }),
    ...(demonstration !== undefined && { demonstration: demonstration === 'yes' }),
    sort: sort.column,
    ascending: sort.direction === 'ascending',
    page,
    page_size: pageSize,
  };
}
