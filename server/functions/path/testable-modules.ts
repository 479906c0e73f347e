import type { Query } from '../../adapters/sql.ts';

/** So many constructed items of each skill are needed to test out of a module. */
export const ITEMS_A_SKILL = 3;

/**
 * The items by which a learner can go past a module: those that are made, and not picked among choices, from checks, from the
 * quizzes of other modules and from the placement. None is from the quizzes of the module itself. Joined as `items` to `module`.
 */
export const TEST_ITEMS = `(
  select asked.skill, asked.lesson_id, asked.activity, asked.item_id, null::integer as version, asked.is_generated
  from private.review_items as asked
  where asked.skill = any (module.skills) and asked.kind in ('numeric', 'ordering')
    and (asked.activity <> '' or asked.lesson_id not in (select id from public.lessons where module_id = module.id))
  union all
  select placed.skill, null, '', placed.item_id, placed.version, placed.key ->> 'kind' = 'generated'
  from public.placement_items as placed
  where placed.skill = any (module.skills) and placed.valid_to is null and placed.item ->> 'kind' in ('numeric', 'ordering')
)`;

/** The modules that have items enough, each id. What is open to a learner is looked at when they begin. */
export async function testableModules(query: Query): Promise<ReadonlySet<string>> {
  const { rows } = await query<{ id: string }>(
    `select module.id from public.modules as module
     where module.status = 'written' and module.retired_at is null and cardinality(module.skills) > 0
       and $1 <= all (
         select (select count(*) from ${TEST_ITEMS} as items where items.skill = wanted.skill)
         from unnest(module.skills) as wanted(skill)
       )`,
    [ITEMS_A_SKILL],
  );
  return new Set(rows.map(({ id }) => id));
}
