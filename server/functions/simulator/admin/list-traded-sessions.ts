import {
  ABANDONED_AFTER_DAYS,
  type ListTradedSessionsAnswer,
  listTradedSessionsRequest,
  type TradedSession,
} from '#domain/simulator/admin-contract.ts';
import { adminReading } from '../../admin-function.ts';

const MATCHING = `from (
    select *, (100 * (equity - deposit) / deposit)::float as result_percent,
      case when ended_at is not null then 'ended' when started_at < now() - make_interval(days => $1) then 'abandoned'
        else 'open' end as state
    from public.simulator_sessions
  ) as sessions where ($2::text is null or market = $2) and ($3::text is null or state = $3)`;

/** Sessions of the simulator with whose they are, a page at a time. What learners wrote of them is theirs. */
export const listTradedSessions = adminReading(
  'list-traded-sessions',
  listTradedSessionsRequest,
  async (input, { query }) => {
    const filters = [ABANDONED_AFTER_DAYS, input.market, input.state];
    const order = `sessions.${input.sort} ${input.ascending ? 'asc' : 'desc'}, sessions.id`;
    const { rows: sessions } = await query<TradedSession>(
      `with page as materialized (select * ${MATCHING} order by ${order} limit $4 offset $5)
       select sessions.id, user_id, users.email, market, scenario, state, started_at, ended_at, trades, currency,
         deposit::text, equity::text, result_percent,
         exists (select from private.demonstration_users where user_id = users.id) as is_demonstration
       from page as sessions join auth.users on users.id = user_id order by ${order}`,
      [...filters, input.page_size, (input.page - 1) * input.page_size],
    );
    const { rows: counted } = await query<{ count: number }>(
      `select count(*)::int as count ${MATCHING}`,
      filters,
    );
    const answer: ListTradedSessionsAnswer = { sessions, count: counted[0]?.count ?? 0 };
    return answer;
  },
);
