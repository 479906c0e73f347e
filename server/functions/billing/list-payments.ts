import {
  type ListedPayment,
  type ListPaymentsAnswer,
  listPaymentsRequest,
} from '#domain/billing/admin-contract.ts';
import { adminReading } from '../admin-function.ts';

const MATCHING = `from public.payments where ($1::text is null or kind = $1) and ($2::text is null or plan_id = $2)`;

/** Payments and refunds with whose they are, a page at a time. */
export const listPayments = adminReading('list-payments', listPaymentsRequest, async (input, { query }) => {
  const filters = [input.kind, input.plan];
  const order = `payments.${input.sort} ${input.ascending ? 'asc' : 'desc'}, payments.id`;
  const { rows: payments } = await query<ListedPayment>(
    `with page as materialized (select * ${MATCHING} order by ${order} limit $3 offset $4)
     select payments.id, user_id, users.email, plan_id, kind, amount_minor, currency, provider, provider_reference,
       receipt_url, paid_at,
       exists (select from private.demonstration_users where user_id = users.id) as is_demonstration
     from page as payments left join auth.users on users.id = user_id order by ${order}`,
    [...filters, input.page_size, (input.page - 1) * input.page_size],
  );
  const { rows: counted } = await query<{ count: number }>(
    `select count(*)::int as count ${MATCHING}`,
    filters,
  );
  const answer: ListPaymentsAnswer = { payments, count: counted[0]?.count ?? 0 };
  return answer;
});
