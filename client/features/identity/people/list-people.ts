import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type {
  ListedPerson,
  ListPeopleRequest,
  ListPeopleResponse,
  PersonDetails,
} from '#domain/identity/people-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { CallFunction } from '../../../lib/backend/call-function.ts';
import { unwrap } from '../../../lib/backend/unwrap.ts';
import type { TableState } from '../../../lib/table-state.ts';
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

/** One account with the outcomes of its learning. */
export function useReadPerson(id: string) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['people', id],
    queryFn: async () => (await call<{ person: PersonDetails }>('read-person', { user_id: id })).person,
  });
}

/** The names of the plans by their ids, in all languages. */
export function usePlans() {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['plans'],
    queryFn: async () => unwrap(await rest.from('plans').select('*').order('order_index')),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
