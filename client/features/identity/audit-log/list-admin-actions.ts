import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type {
  ListAdminActionsRequest,
  ListAdminActionsResponse,
  ListedAction,
} from '#domain/identity/people-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { CallFunction } from '../../../lib/backend/call-function.ts';
import type { TableState } from '../../../lib/table/table-state.ts';
import type { actionTable } from './action-table.ts';

type State = Pick<TableState<(typeof actionTable)['filters'], 'created_at'>, 'filters' | 'sort'>;

export const ACTIONS_PER_PAGE = 50;

/** A page of the log as the filters let it through; the one before stays until it is there. */
export function useListAdminActions(state: State & { page: number }) {
  const { call } = useBackend();
  const request = requestFor(state, state.page, ACTIONS_PER_PAGE);
  return useQuery({
    queryKey: ['admin_actions', request],
    queryFn: () => call<ListAdminActionsResponse>('list-admin-actions', request),
    placeholderData: keepPreviousData,
  });
}

/** A page of any size, for the export. */
export async function listAdminActions(
  call: CallFunction,
  state: State,
  page: number,
  pageSize: number,
): Promise<readonly ListedAction[]> {
  const request = requestFor(state, page, pageSize);
  return (await call<ListAdminActionsResponse>('list-admin-actions', request)).actions;
}

function requestFor({ filters, sort }: State, page: number, pageSize: number): ListAdminActionsRequest {
  const { subject, ...same } = filters;
  return {
    ...same,
    ...(subject !== undefined && { subject_id: subject }),
    ascending: sort.direction === 'ascending',
    page,
    page_size: pageSize,
  };
}
