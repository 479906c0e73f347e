import { brokenRules } from '#domain/simulator/critique/broken-rules.ts';
import type { BrokenRule } from '#domain/simulator/critique/finding.ts';
import { tradingFacts } from '#domain/simulator/critique/trading-facts.ts';
import { one } from '#domain/kernel/one.ts';
import type { SessionPlan } from '#domain/simulator/contract.ts';
import type { Query } from '../../../adapters/sql.ts';
import { loadTradingEvents } from '../session-events.ts';
import { loadEntryPlans } from './load-entry-plans.ts';

/** The rules of its plan that were broken in a session, without those that its learner disputes; patterns take longer to look for. */
export async function loadBrokenRules(query: Query, id: string): Promise<BrokenRule[]> {
  const events = await loadTradingEvents(query, id);
  const opened = events.at(0)?.event;
  if (opened?.kind !== 'opened') return [];
  const { rows } = await query<{ plan: SessionPlan; disputed: string[] }>(
    `select plan, array(select finding from private.simulator_disputes where session_id = sessions.id) as disputed
     from public.simulator_sessions as sessions where id = $1`,
    [id],
  );
  const { plan, disputed } = one(rows);
  const plans = await loadEntryPlans(query, id);
  const broken = brokenRules(tradingFacts(events), { rules: opened.rules, plan, plans });
  return broken.filter(({ rule, sequence }) => !disputed.includes(`${rule}:${sequence}`));
}
