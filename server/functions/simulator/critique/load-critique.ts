import type { ReadCritiqueResponse } from '#domain/simulator/critique-contract.ts';
import { critiqueSession } from '#domain/simulator/critique/critique-session.ts';
import type { Query } from '../../../adapters/sql.ts';
import { loadTradingEvents } from '../session-events.ts';
import { loadEntryPlans } from './load-entry-plans.ts';
import type { SessionRecord } from '../session-record.ts';

/** The critique of a session as its events and plans tell it now, and the skills of which it has a rule that could be broken. */
export async function loadCritique(
  query: Query,
  { id, plan }: SessionRecord,
): Promise<{ readonly critique: ReadCritiqueResponse; readonly testedSkills: ReadonlySet<string> }> {
  const events = await loadTradingEvents(query, id);
  const disputes = await query<{ finding: string }>(
    'select finding from private.simulator_disputes where session_id = $1',
    [id],
  );
  const disputed = new Set(disputes.rows.map(({ finding }) => finding));
  const told = (finding: string) => ({ id: finding, is_disputed: disputed.has(finding) });
  const opened = events.at(0)?.event;
  if (opened?.kind !== 'opened') throw new Error(`Session ${id} has no first event.`);
  const plans = await loadEntryPlans(query, id);
  // 48 bits of the session's own id: the same session is told the same.
  const seed = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  const { trades, rules, patterns, testedSkills } = critiqueSession(
    events,
    { rules: opened.rules, plan, plans },
    seed,
  );
  const critique = {
    trades,
    rules: rules.map((rule) => ({ ...rule, ...told(`${rule.rule}:${rule.sequence}`) })),
    patterns: patterns.map((pattern) => ({ ...pattern, ...told(pattern.pattern) })),
  };
  return { critique, testedSkills };
}
