import {
  type ListAdminActionsResponse,
  type ListedAction,
  listAdminActionsRequest,
  MOST_COUNTED,
} from '#domain/identity/people-contract.ts';
import { adminReading } from '../admin-function.ts';
import { prefixPattern } from './search-patterns.ts';

const MATCHING = `
  from public.admin_actions as actions
  left join auth.users as actors on actors.id = actions.user_id
  where ($1 = '' or actors.email collate "C" like $1)
    and ($2::text is null or actions.action = $2)
    and ($3::text is null or actions.outcome = $3)
    and ($4::uuid is null or actions.subject_id = $4)
    and ($5::date is null or actions.created_at >= $5::timestamp at time zone 'UTC')
    and ($6::date is null or actions.created_at < ($6::date + 1)::timestamp at time zone 'UTC')`;

/** What admins did, and who was refused, a page at a time. */
export const listAdminActions = adminReading(
  'list-admin-actions',
  listAdminActionsRequest,
  async (input, { query }) => {
    const { actor, action, outcome, subject_id: subject, from, until, ascending } = input;
    const filters = [prefixPattern(actor), action, outcome, subject, from, until];
    const direction = ascending ? 'asc' : 'desc';
    const { rows: actions } = await query<ListedAction>(
      `select actions.id, actions.created_at, actions.user_id as actor_id, actors.email as actor_email, actions.action,
         actions.outcome, actions.subject_id, actions.details,
         (select email from auth.users where id = actions.subject_id) as subject_email
       ${MATCHING} order by actions.created_at ${direction}, actions.id ${direction} limit $7 offset $8`,
      [...filters, input.page_size, (input.page - 1) * input.page_size],
    );
    const { rows: counted } = await query<{ count: number }>(
      `select count(*)::int as count from (select ${MATCHING} limit ${MOST_COUNTED + 1}) as counted`,
      filters,
    );
    const { rows: names } = await query<{ action: string }>(
      'select distinct action from public.admin_actions order by action',
    );
    const response: ListAdminActionsResponse = {
      actions,
      count: counted[0]?.count ?? 0,
      names: names.map((row) => row.action),
    };
    return response;
  },
);
