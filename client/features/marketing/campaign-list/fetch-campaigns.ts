import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Backend } from '../../../lib/backend/connect-backend.ts';
import type { Tables } from '../../../lib/backend/database.ts';
import { unwrap } from '../../../lib/backend/unwrap.ts';
import type { TableState } from '../../../lib/table/table-state.ts';
import type { campaignTable } from './campaign-table.ts';

/** Campaigns on one page of the list. */
export const CAMPAIGNS_PER_PAGE = 50;

/** As many as the server gives at once. */
export const CAMPAIGNS_PER_FETCH = 1000;

type Definition = typeof campaignTable;
type State = TableState<Definition['filters'], Definition['sortable'][number]>;

/** What is summed from the days stands in one column. */
const IN_METRICS = new Set(['impressions', 'clicks', 'conversions', 'cost_per_click', 'conversion_rate']);

/** One page of the campaigns that the filters let through, and how many there are; admins only. */
export function useCampaigns({ filters, sort, page }: State) {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['ad_campaigns', filters, sort, page],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const answer = await selectCampaigns(rest, { filters, sort }, page, CAMPAIGNS_PER_PAGE);
      return { campaigns: unwrap(answer), total: answer.count ?? 0 };
    },
  });
}

/** A page of campaigns for a file. */
export async function fetchCampaignPage(
  rest: Backend['rest'],
  state: Pick<State, 'filters' | 'sort'>,
  page: number,
): Promise<readonly Tables<'ad_campaigns'>[]> {
  return unwrap(await selectCampaigns(rest, state, page, CAMPAIGNS_PER_FETCH));
}

function selectCampaigns(
  rest: Backend['rest'],
  { filters: { platform, status, name }, sort }: Pick<State, 'filters' | 'sort'>,
  page: number,
  pageSize: number,
) {
  let query = rest.from('ad_campaigns').select('*', { count: 'exact' });
  if (platform !== undefined) query = query.eq('platform', platform);
  if (status === undefined) query = query.neq('status', 'archived');
  else if (status !== 'all') query = query.eq('status', status);
  if (name !== undefined)
    query = query.ilike('campaign_name', `%${name.replace(/[\\%_]/g, String.raw`\$&`)}%`);
  const column: string = IN_METRICS.has(sort.column) ? `metrics->${sort.column}` : sort.column;
  return query
    .order(column, { ascending: sort.direction === 'ascending', nullsFirst: false })
    .order('id')
    .range((page - 1) * pageSize, page * pageSize - 1);
}
