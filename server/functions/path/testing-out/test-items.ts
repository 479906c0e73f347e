/**
 * The items by which a learner can go past a module: those that are made, and not picked among choices, from checks, from the
 * quizzes of other modules and from the placement. None is from the quizzes of the module itself. To be joined to a `module`.
 */
export const TEST_ITEMS = `(
  select asked.skill, asked.lesson_id, asked.activity, asked.item_id, null::integer as version, asked.is_generated,
    concat_ws('/', asked.lesson_id, nullif(asked.activity, ''), asked.item_id) as template
  from private.review_items as asked
  where asked.skill = any (module.skills) and asked.kind in ('numeric', 'ordering')
    and (asked.activity <> '' or asked.lesson_id not in (select id from public.lessons where module_id = module.id))
  union all
  select placed.skill, null, '', placed.item_id, placed.version, placed.key ->> 'kind' = 'generated',
    'placement/' || placed.strand_id || '/' || placed.item_id
  from public.placement_items as placed
  where placed.skill = any (module.skills) and placed.valid_to is null and placed.item ->> 'kind' in ('numeric', 'ordering')
)`;

/**
 * Of `TEST_ITEMS as items` those that learner `$1` may be asked: of lessons that are open to them, and of the placement what none of
 * theirs has asked, unless one is under way.
 */
export const MAY_BE_ASKED = `case when items.lesson_id is not null then private.learner_can_open_lesson($1, items.lesson_id)
  else not exists (
    select from public.placement_answers as answers where answers.user_id = $1 and answers.item_id = items.item_id
  ) and not exists (select from public.placements where placements.user_id = $1 and placements.finished_at is null) end`;
