import { oneOrNone } from '#domain/kernel/one.ts';
import {
  readScenarioGradeRequest,
  type ReadScenarioGradeResponse,
  type ScenarioLesson,
} from '#domain/simulator/scenarios-contract.ts';
import { type CountUse, type ProductFunction, Refusal } from '../../product-function.ts';
import { readCall, requireUser } from '../../read-call.ts';
import { refuseTooOften } from '../refuse-too-often.ts';
import { findSession } from '../session-record.ts';
import { loadGrade } from './load-grade.ts';

/** A screen asks after each event, and a session that plays brings many. */
const READINGS = { limit: 120, windowSeconds: 60 } as const;

/**
 * How a session stands to the goal of its scenario; once it has ended, its grade and the debrief.
 *
 * Refusals: 404 `simulator-session-not-found`, `scenario-not-found` (it plays none); 429 `over_request_rate_limit`.
 */
export function createReadScenarioGrade(countUse: CountUse): ProductFunction {
  return async (request, { caller, transaction }) => {
    const userId = requireUser(caller);
    const { session_id: id } = await readCall(request, readScenarioGradeRequest);
    await refuseTooOften(countUse, 'read-scenario-grade', userId, READINGS);
    const answer = await transaction(async (query): Promise<ReadScenarioGradeResponse> => {
      await query('set transaction isolation level repeatable read read only');
      const session = await findSession(query, userId, id);
      const graded = await loadGrade(query, session);
      if (!graded || session.scenario === null) throw new Refusal(404, 'scenario-not-found');
      const { terms, grade } = graded;
      const isEnded = session.ended_at !== null;
      const { rows } = await query<{ may_repeat: boolean; lesson: ScenarioLesson | null }>(
        `select offered.is_free or 'simulator' = any (private.entitlements_of($2)) as may_repeat,
           case when lessons.id is not null
             then jsonb_build_object('id', lessons.id, 'course_id', course_id, 'title', title) end as lesson
         from public.simulator_scenarios as offered
         left join public.lessons on lessons.id = lesson_id and retired_at is null
         where offered.id = $1`,
        [session.scenario, userId],
      );
      const offered = oneOrNone(rows);
      return {
        scenario: session.scenario,
        title: terms.title,
        briefing: terms.briefing,
        lesson: offered?.lesson ?? null,
        plan: session.plan,
        conditions: grade.conditions,
        is_met: isEnded ? grade.isMet : null,
        debrief: isEnded ? terms.debrief : null,
        may_repeat: offered?.may_repeat ?? false,
      };
    });
    return Response.json(answer);
  };
}
