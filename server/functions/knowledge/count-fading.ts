import { type SkillState, statusOn } from '#domain/knowledge/skill-state.ts';
import type { Query } from '../../adapters/sql.ts';

/** How many skills of a learner fade on a day. */
export async function countFading(query: Query, userId: string, day: string): Promise<number> {
  const { rows } = await query<{ state: SkillState; level: number }>(
    `select states.state, skills.level from public.skill_states as states
     join public.skills on skills.id = states.skill where states.user_id = $1`,
    [userId],
  );
  return rows.filter(({ state, level }) => statusOn(state, day, level) === 'fading').length;
}
