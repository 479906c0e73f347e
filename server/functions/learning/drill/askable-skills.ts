import type { Query } from '../../../adapters/sql.ts';

/** A skill is asked again when it has so many items of its own, so many of them with other numbers each time. */
export const LEAST_ITEMS = 4;
export const LEAST_GENERATED = 2;

/** Those of some skills that have enough items, in lessons that are open to the learner; in the order they were given. */
export async function askableSkills(
  query: Query,
  userId: string,
  skills: readonly string[],
): Promise<{ skill: string; name: string }[]> {
  if (skills.length === 0) return [];
  const { rows } = await query<{ skill: string; name: string }>(
    `with wanted as materialized (
       select skills.id as skill, skills.name, place
       from unnest($2::text[]) with ordinality as wanted(skill, place) join public.skills on skills.id = wanted.skill
       where (
         select count(*) >= $3 and count(*) filter (where is_generated) >= $4
         from private.review_items where review_items.skill = wanted.skill
       )
     )
     select skill, name from wanted where exists (
       select from private.review_items as items
       where items.skill = wanted.skill and private.learner_can_open_lesson($1, items.lesson_id)
     ) order by place`,
    [userId, skills, LEAST_ITEMS, LEAST_GENERATED],
  );
  return rows;
}
