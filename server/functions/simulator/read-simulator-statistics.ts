import { one } from '#domain/kernel/one.ts';
import { ABANDONED_AFTER_DAYS } from '#domain/simulator/admin-contract.ts';
import {
  readSimulatorStatisticsRequest,
  type SimulatorStatistics,
} from '#domain/simulator/journal-contract.ts';
import { adminReading } from '../admin-function.ts';

/**
 * How the simulator is used, in sums over all learners: what somebody wrote or traded stays theirs.
 *
 * Refusals: 403 `admins-only`.
 */
export const readSimulatorStatistics = adminReading(
  'read-simulator-statistics',
  readSimulatorStatisticsRequest,
  async (_input, { query }): Promise<SimulatorStatistics> => {
    const sums = await query<Omit<SimulatorStatistics, 'by_market' | 'by_week' | 'by_skill'>>(
      `select (count(distinct user_id))::int as learners, count(*)::int as sessions,
         (count(ended_at))::int as ended,
         (count(*) filter (where ended_at is null and started_at < now() - make_interval(days => $1)))::int as abandoned, coalesce(sum(trades), 0)::int as trades,
         (select avg((plan is not null)::int)::float from private.simulator_trades
          left join private.simulator_plans using (session_id, client_order_id)) as planned,
         (select avg((written_at is not null)::int)::float from private.simulator_trades
          left join private.simulator_reviews using (session_id, trade)) as reviewed,
         avg((equity < deposit)::int) filter (where ended_at is not null)::float as in_loss
       from public.simulator_sessions`,
      [ABANDONED_AFTER_DAYS],
    );
    const markets = await query<SimulatorStatistics['by_market'][number]>(
      `select market, count(*)::int as sessions, sum(trades)::int as trades,
         (percentile_cont(0.5) within group (order by (100 * (equity - deposit) / deposit)::float)
           filter (where ended_at is not null)) as median_result_percent,
         (select case when sum(frictionless) > 0 then (sum(frictionless - result) / sum(frictionless))::float end
          from private.simulator_trades join public.simulator_sessions as own on own.id = session_id
          where own.market = sessions.market) as cost_share
       from public.simulator_sessions as sessions group by market order by sessions desc, market`,
    );
    const weeks = await query<SimulatorStatistics['by_week'][number]>(
      `select to_char(date_trunc('week', started_at at time zone 'UTC'), 'YYYY-MM-DD') as week, count(*)::int as sessions,
         count(distinct user_id)::int as learners
       from public.simulator_sessions where started_at > now() - interval '26 weeks' group by 1 order by 1`,
    );
    const skills = await query<SimulatorStatistics['by_skill'][number]>(
      `select skill, count(*)::int as shown, (count(*) filter (where not is_right))::int as broken
       from public.responses where place = 'simulator' group by skill order by broken desc, skill`,
    );
    return { ...one(sums.rows), by_market: markets.rows, by_week: weeks.rows, by_skill: skills.rows };
  },
);
