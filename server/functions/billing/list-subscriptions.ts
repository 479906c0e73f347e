import {
  type ListedSubscription,
  type ListSubscriptionsAnswer,
  listSubscriptionsRequest,
} from '#domain/billing/admin-contract.ts';
import { adminReading } from '../admin-function.ts';

const MATCHING = `from public.subscriptions where ($1::text is null or status = $1) and ($2::text is null or plan_id = $2)`;

/** Subscriptions with whose they are, a page at a time. */
export const listSubscriptions = adminReading(
  'list-subscriptions',
  listSubscriptionsRequest,
  async (input, { query }) => {
    const filters = [input.status, input.plan];
    const order = `subscriptions.${input.sort} ${input.ascending ? 'asc' : 'desc nulls last'}, subscriptions.id`;
    const { rows: subscriptions } = await query<ListedSubscription>(
      `with page as materialized (select * ${MATCHING} order by ${order} limit $3 offset $4)
       select subscriptions.id, user_id, users.email, plan_id, status, price_minor, currency, trial_ends_at,
         current_period_end, cancel_at_period_end, provider, provider_subscription_id, subscriptions.created_at,
         exists (select from private.demonstration_users where user_id = users.id) as is_demonstration
       from page as subscriptions join auth.users on users.id = user_id order by ${order}`,
      [...filters, input.page_size, (input.page - 1) * input.page_size],
    );
    const { rows: counted } = await query<{ count: number }>(
      `select count(*)::int as count ${MATCHING}`,
      filters,
    );
    const answer: ListSubscriptionsAnswer = { subscriptions, count: counted[0]?.count ?? 0 };
    return answer;
  },
);
