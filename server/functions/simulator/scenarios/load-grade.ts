import { oneOrNone } from '#domain/kernel/one.ts';
import type { EntryPlan } from '#domain/simulator/contract.ts';
import type { GradedCondition, Grade } from '#domain/simulator/scenarios/grade-goal.ts';
import { gradeGoal } from '#domain/simulator/scenarios/grade-goal.ts';
import type { PlayedSession } from '#domain/simulator/scenarios/played-session.ts';
import type { ScenarioFile } from '#domain/simulator/scenarios/scenario-contract.ts';
import type { Query } from '../../../adapters/sql.ts';
import { loadTradingEvents } from '../session-events.ts';
import type { SessionRecord } from '../session-record.ts';

/** A try at a scenario: its terms, and how the session stands to the goal now or stood when it ended. */
export type GradedTry = { readonly terms: ScenarioFile; readonly grade: Grade };

/** The try of a session; undefined where it plays no scenario. */
export async function loadGrade(query: Query, session: SessionRecord): Promise<GradedTry | undefined> {
  const { rows } = await query<{
    terms: ScenarioFile;
    is_met: boolean | null;
    conditions: GradedCondition[] | null;
  }>(
    `select terms, is_met, conditions from private.simulator_tries left join private.simulator_grades using (session_id)
     where session_id = $1`,
    [session.id],
  );
  const found = oneOrNone(rows);
  if (!found) return undefined;
  const { terms, is_met: isMet, conditions } = found;
  if (isMet !== null && conditions !== null) return { terms, grade: { isMet, conditions } };
  return { terms, grade: gradeGoal(terms.goal, await loadPlayed(query, session)) };
}

/** A session as goals are judged by it. */
export async function loadPlayed(query: Query, session: SessionRecord): Promise<PlayedSession> {
  const { id, plan, start_cursor: from, cursor, ended_at: endedAt } = session;
  const events = await loadTradingEvents(query, id);
  const plans = await query<{ client_order_id: string; plan: EntryPlan }>(
    'select client_order_id, plan from private.simulator_plans where session_id = $1',
    [id],
  );
  const reviews = await query<{ trade: number }>(
    'select trade from private.simulator_reviews where session_id = $1',
    [id],
  );
  return {
    events,
    plan,
    plans: new Map(plans.rows.map((row) => [row.client_order_id, row.plan])),
    reviewed: new Set(reviews.rows.map(({ trade }) => trade)),
    from,
    cursor,
    isEnded: endedAt !== null,
  };
}
