import { one } from '#domain/kernel/one.ts';
import {
  type ConductSession,
  readConductRequest,
  type ReadConductResponse,
} from '#domain/simulator/conduct-contract.ts';
import { PATTERN_SKILLS, RULE_SKILLS } from '#domain/simulator/critique/finding.ts';
import { skillConduct } from '#domain/simulator/critique/skill-conduct.ts';
import type { GradedCondition } from '#domain/simulator/scenarios/grade-goal.ts';
import type { CountUse, ProductFunction } from '../../product-function.ts';
import { readCall, requireUser } from '../../read-call.ts';
import { refuseTooOften } from '../refuse-too-often.ts';
import type { SessionRecord } from '../session-record.ts';
import { loadCritique } from './load-critique.ts';

/** As many fit in a row, and so many are looked through for them. */
const [SHOWN, LOOKED_THROUGH] = [8, 16];

const CRITIQUED: ReadonlySet<string> = new Set<string>([
  ...Object.values(RULE_SKILLS),
  ...Object.values(PATTERN_SKILLS),
]);

/** Whether a goal has a condition of a skill. */
const ASKS_FOR = `'goal' @> jsonb_build_array(jsonb_build_object('skill', $1::text))`;

type Row = SessionRecord & {
  readonly ended_at: Date;
  readonly scenario_title: string | null;
  readonly conditions: GradedCondition[] | null;
};

/**
 * What the caller's last sessions that have ended show of a skill: each rule and condition that counts for it, kept or broken.
 *
 * Refusals: 429 `over_request_rate_limit`.
 */
export function createReadConduct(countUse: CountUse): ProductFunction {
  return async (request, { caller, transaction }) => {
    const userId = requireUser(caller);
    const { skill } = await readCall(request, readConductRequest);
    await refuseTooOften(countUse, 'read-conduct', userId);
    const answer = await transaction(async (query): Promise<ReadConductResponse> => {
      await query('set transaction isolation level repeatable read read only');
      const asked = await query<{ is_asked: boolean }>(
        `select exists (select from public.simulator_scenarios where scenario -> ${ASKS_FOR}) as is_asked`,
        [skill],
      );
      const isCritiqued = CRITIQUED.has(skill);
      const { rows } = await query<Row>(
        `select sessions.*, terms ->> 'title' as scenario_title, conditions from public.simulator_sessions as sessions
         left join private.simulator_tries as tries on tries.session_id = sessions.id
         left join private.simulator_grades as grades on grades.session_id = sessions.id
         where sessions.user_id = $2 and ended_at is not null
           and ($3 and trades > 0 or terms -> ${ASKS_FOR})
         order by ended_at desc limit ${LOOKED_THROUGH}`,
        [skill, userId, isCritiqued],
      );
      const sessions: ConductSession[] = [];
      for (const session of rows) {
        if (sessions.length === SHOWN) break;
        const { critique, testedSkills } = await loadCritique(query, session);
        const signs = skillConduct(skill, {
          ...critique,
          testedSkills,
          conditions: session.conditions ?? [],
        });
        const { id, ended_at, market, scenario_title } = session;
        if (signs.length > 0)
          sessions.unshift({ id, ended_at: ended_at.toISOString(), market, scenario_title, signs });
      }
      return { is_judged: isCritiqued || one(asked.rows).is_asked, sessions };
    });
    return Response.json(answer);
  };
}
