import type { ScenarioFile } from '#domain/simulator/scenarios/scenario-contract.ts';
import { sessionPlanOf } from '#domain/simulator/scenarios/session-plan.ts';
import {
  listScenariosRequest,
  type ListScenariosResponse,
  type Scenario,
} from '#domain/simulator/scenarios-contract.ts';
import type { ProductFunction } from '../../product-function.ts';
import { readCall, requireUser } from '../../read-call.ts';

type Row = Pick<
  Scenario,
  'id' | 'lesson' | 'skills' | 'is_free' | 'is_open' | 'picture' | 'tries' | 'met' | 'open_session'
> & { readonly scenario: ScenarioFile };

const OFFERED = `
  select offered.id, offered.is_free, offered.is_free or mine.has_simulator as is_open, picture, offered.scenario,
    case when lessons.id is not null
      then jsonb_build_object('id', lessons.id, 'course_id', course_id, 'title', title) end as lesson,
    coalesce((select jsonb_agg(jsonb_build_object('id', skills.id, 'name', skills.name) order by skills.order_index)
      from public.skills where skills.id = any (offered.skills)), '[]') as skills,
    coalesce(tried.tries, 0) as tries, coalesce(tried.met, 0) as met, tried.open_session
  from public.simulator_scenarios as offered
  cross join (select 'simulator' = any (private.entitlements_of($1)) as has_simulator) as mine
  left join public.lessons on lessons.id = lesson_id and retired_at is null
  left join (
    select tries.scenario, count(is_met)::int as tries, (count(*) filter (where is_met))::int as met,
      (array_agg(sessions.id order by sessions.started_at desc) filter (where ended_at is null))[1] as open_session
    from private.simulator_tries as tries
    join public.simulator_sessions as sessions on sessions.id = session_id
    left join private.simulator_grades using (session_id)
    where tries.user_id = $1 group by tries.scenario
  ) as tried on tried.scenario = offered.id
  where ($2::uuid is null or lesson_id = $2) and ($3::text is null or $3 = any (offered.skills))
  order by offered.order_index`;

/** The scenarios, or those of a lesson or a skill, with what became of the caller's tries. */
export const listScenarios: ProductFunction = async (request, { caller, query }) => {
  const userId = requireUser(caller);
  const { lesson_id: lesson, skill } = await readCall(request, listScenariosRequest);
  const { rows } = await query<Row>(OFFERED, [userId, lesson, skill]);
  const answer: ListScenariosResponse = {
    scenarios: rows.map(({ scenario, ...row }) => ({
      ...row,
      title: scenario.title,
      market: scenario.market.preset,
      deposit: scenario.deposit,
      plan: sessionPlanOf(scenario),
      briefing: scenario.briefing,
      goal: scenario.goal,
    })),
  };
  return Response.json(answer);
};
