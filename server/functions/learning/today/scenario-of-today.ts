import type { ScenarioStretch } from '#domain/knowledge/today-contract.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import { type Reading, reading } from '../../reading.ts';

/** The scenario of a day. */
export type ScenarioOfToday = Omit<ScenarioStretch, 'kind' | 'minutes' | 'is_done'> & {
  readonly isDone: boolean;
};

/**
 * Reads the scenario of a day: the one of which a session ended today, else the one that was begun, else one that practises a lesson they
 * have completed and whose goal they have not met, least tried and latest met first. Null where their plan lets them trade none.
 *
 * @param since when the learner's day began
 */
export function scenarioOfToday(userId: string, since: Date): Reading<ScenarioOfToday | null> {
  return reading(
    `with tried as (
       select tries.scenario, sessions.id as session, sessions.started_at, sessions.ended_at, is_met
       from private.simulator_tries as tries join public.simulator_sessions as sessions on sessions.id = session_id
       left join private.simulator_grades using (session_id)
       where tries.user_id = $1
     ), ended as (
       select scenario, count(*)::int as tries, bool_or(is_met) as is_met from tried
       where ended_at < $2 group by scenario
     ), found as (
       select 0 as turn, 0 as tries, ended_at as at, scenario, session, is_met from tried where ended_at >= $2
       union all
       select 1, 0, started_at, scenario, session, null from tried where ended_at is null
       union all
       select 2, coalesce(ended.tries, 0), completed_at, offered.id, null, null
       from public.user_progress as progress
       join public.simulator_scenarios as offered on offered.lesson_id = progress.lesson_id
       left join ended on ended.scenario = offered.id
       where progress.user_id = $1 and progress.completed and ended.is_met is not true
     ), chosen as (
       select found.* from found join public.simulator_scenarios as offered on offered.id = found.scenario
       where turn = 0 or offered.is_free or (select 'simulator' = any (private.entitlements_of($1)))
       order by turn, found.tries, at desc, order_index limit 1
     )
     select offered.id as scenario, offered.scenario ->> 'title' as title, picture, session, chosen.is_met,
       coalesce(ended.tries, 0) as tries, turn = 0 as "isDone",
       case when lessons.id is not null
         then json_build_object('title', lessons.title, 'translations', lessons.translations) end as lesson
     from chosen join public.simulator_scenarios as offered on offered.id = chosen.scenario
     left join public.lessons on lessons.id = lesson_id and retired_at is null
     left join ended on ended.scenario = offered.id`,
    [userId, since],
    (rows: ScenarioOfToday[]) => oneOrNone(rows) ?? null,
  );
}
