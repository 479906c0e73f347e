import { nothingToRead } from '../../nothing-to-read.ts';
import { type Reading, reading } from '../../reading.ts';

/** A skill is asked again when it has so many items of its own, so many of them with other numbers each time. */
export const LEAST_ITEMS = 4;
export const LEAST_GENERATED = 2;

/** A skill that can be drilled. */
export type AskableSkill = { readonly skill: string; readonly name: string };

/** Those of some skills that have enough items, in lessons that are open to the learner; in the order they were given. */
export function askableSkills(userId: string, skills: readonly string[]): Reading<AskableSkill[]> {
  if (skills.length === 0) return nothingToRead([]);
  return reading(
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
    (rows: AskableSkill[]) => rows,
  );
}
