import type { Evidence } from '#domain/knowledge/evidence.ts';
import { foldResponse, NEW_SKILL, type SkillState, statusOn } from '#domain/knowledge/skill-state.ts';
import type { Query } from '../adapters/sql.ts';

/** A response as it is folded. */
type KeptResponse = Evidence & {
  readonly skill: string;
  readonly skill_level: number;
  readonly sequence: number;
};

/** The columns of a response that a state is computed from. */
const EVIDENCE = `template, place, try, is_right, hints, is_constructed, responses.level, day::text as day,
  target_recall::float as target_recall`;

/**
 * Computes the states of all skills of a learner anew from their responses and from nothing else. Call it in a transaction that
 * holds the learner's lock.
 *
 * @returns how many skills stand otherwise than was kept
 */
export async function foldResponses(query: Query, userId: string): Promise<number> {
  const { rows } = await query<KeptResponse>(
    `select ${EVIDENCE}, skill, sequence, coalesce(skills.level, 1) as skill_level from public.responses
     left join public.skills on skills.id = responses.skill
     where user_id = $1 order by sequence`,
    [userId],
  );
  const states = new Map<string, { state: SkillState; last: KeptResponse }>();
  for (const response of rows) {
    if (response.try > 1) continue;
    const before = states.get(response.skill)?.state ?? NEW_SKILL;
    states.set(response.skill, { state: foldResponse(before, response), last: response });
  }
  const folded = [...states].map(([skill, { state, last }]) => ({
    skill,
    status: statusOn(state, last.day, last.skill_level),
    due: state.card?.due ?? null,
    state,
  }));
  const { rowCount } = await query(
    `with folded as (
       select * from jsonb_to_recordset($2) as folded(skill text, status text, due date, state jsonb)
     ), gone as (
       delete from public.skill_states where user_id = $1 and skill not in (select skill from folded) returning 1
     ), written as (
       insert into public.skill_states (user_id, skill, status, due, state)
       select $1, skill, status, due, state from folded
       on conflict (user_id, skill) do update
         set status = excluded.status, due = excluded.due, state = excluded.state
         where (skill_states.status, skill_states.due, skill_states.state)
           is distinct from (excluded.status, excluded.due, excluded.state)
       returning 1
     ) select 1 from gone union all select 1 from written`,
    [userId, JSON.stringify(folded)],
  );
  const last = rows.at(-1);
  if (last !== undefined) {
    await query(
      `insert into private.learner_days (user_id, day, seen_at, folded_until)
       select user_id, day, answered_at, sequence from public.responses where user_id = $1 and sequence = $2
       on conflict (user_id) do update set folded_until = excluded.folded_until`,
      [userId, last.sequence],
    );
  }
  return rowCount;
}
