import { MOST_WEEKS } from '#domain/path/arrival.ts';
import type { TitledRow } from '#domain/path/contract.ts';
import type { PathSkill } from '#domain/path/path-module.ts';
import type { StationMove } from '#domain/path/station-move.ts';
import type { PlacementResult } from '#domain/placement/placement-result.ts';
import type { SkillState } from '#domain/knowledge/skill-state.ts';
import { HONEST_ODDS } from '#domain/placement/routing.ts';
import { one } from '#domain/kernel/one.ts';
import { type Reading, reading } from '../reading.ts';

/** A written module with what the learner did in it. */
export type ModuleRow = {
  readonly id: string;
  readonly module_id: string;
  readonly course_id: string;
  readonly course: string;
  readonly skills: readonly string[];
  readonly minutes: number;
  readonly minutes_left: number;
  readonly lessons: number;
  readonly completed: number;
  readonly completed_on: string | null;
  readonly tested_out_on: string | null;
  readonly lesson_id: string;
};

/** The written modules of courses that are open to a learner, in the order of the catalogue. Exams are not part of a path. */
export function moduleRows(userId: string): Reading<ModuleRow[]> {
  return reading(
    `select courses.slug || '/' || modules.slug as id, courses.id as course_id, courses.slug as course, modules.skills, done.*,
       tested.on::text as tested_out_on
     from (
       select lessons.module_id, coalesce(sum(duration_minutes), 0)::int as minutes,
         coalesce(sum(duration_minutes) filter (where progress.completed is not true), 0)::int as minutes_left,
         count(*)::int as lessons, (count(*) filter (where progress.completed))::int as completed,
         (max(progress.completed_at) - interval '4 hours')::date::text as completed_on,
         coalesce(
           (array_agg(lessons.id order by lessons.order_index) filter (where progress.completed is not true))[1],
           (array_agg(lessons.id order by lessons.order_index))[1]
         ) as lesson_id
       from public.lessons
       left join public.user_progress as progress on progress.lesson_id = lessons.id and progress.user_id = $1
       where lessons.retired_at is null and not lessons.is_exam
       group by lessons.module_id
     ) as done
     join public.modules on modules.id = done.module_id
     join public.courses on courses.id = modules.course_id
     left join (
       select module_id, (array_agg(day order by finished_at))[1] as on from public.test_outs
       where user_id = $1 and is_passed group by module_id
     ) as tested on tested.module_id = modules.id
     where modules.status = 'written' and modules.retired_at is null
       and (courses.is_active or private.is_enrolled($1, courses.id))
     order by courses.order_index, modules.order_index`,
    [userId],
    (rows: ModuleRow[]) => rows,
  );
}

/** What a module and its course are called. */
export type ModuleTitles = TitledRow & {
  readonly course_title: string;
  readonly course_translations: TitledRow['translations'];
};

const TITLES = `(select coalesce(jsonb_object_agg(key, jsonb_build_object('title', value ->> 'title')), '{}')
  from jsonb_each(%.translations))`;

/** What the written modules are called, each by its id. */
export function moduleTitles(): Reading<ReadonlyMap<string, ModuleTitles>> {
  return reading(
    `select modules.id, modules.title, ${TITLES.replace('%', 'modules')} as translations, named.course_title,
       named.course_translations
     from (
       select id, title as course_title, ${TITLES.replace('%', 'courses')} as course_translations from public.courses
     ) as named join public.modules on modules.course_id = named.id
     where modules.status = 'written' and modules.retired_at is null`,
    [],
    (rows: (ModuleTitles & { id: string })[]) => new Map(rows.map(({ id, ...titles }) => [id, titles])),
  );
}

/** Skills by their ids. */
export type SkillRows = ReadonlyMap<string, PathSkill & { readonly name: string }>;

/** Every skill with what it needs. */
export function skillRows(): Reading<SkillRows> {
  return reading(
    `select id, name, strand_id as strand, level, coalesce(needs, '{}') as needs
     from public.skills left join (
       select skill_id, array_agg(prerequisite_id order by prerequisite_id) as needs
       from public.skill_prerequisites group by skill_id
     ) as prerequisites on skill_id = skills.id`,
    [],
    (rows: (PathSkill & { id: string; name: string })[]) =>
      new Map(rows.map(({ id, ...skill }) => [id, skill])),
  );
}

/** How a skill stands that was met. */
export type StateRow = { readonly skill: string; readonly state: SkillState; readonly level: number };

/** The states of the skills that a learner has met. */
export function stateRows(userId: string): Reading<StateRow[]> {
  return reading(
    `select states.skill, states.state, skills.level
     from public.skill_states as states join public.skills on skills.id = states.skill where user_id = $1`,
    [userId],
    (rows: StateRow[]) => rows,
  );
}

/** What a learner wants, chose and said of themselves. */
export type WishesRow = {
  readonly placement: PlacementResult | null;
  readonly goals: unknown;
  readonly answers: Readonly<Record<string, string | number>> | null;
  /** The slug of the course that they came for, before they had an account. */
  readonly wanted: string | null;
  /** The slug of the course that they enrolled in last, the one of the honest odds only without another. */
  readonly enrolled: string | null;
  readonly chosen: string | null;
  readonly has_chosen: boolean;
  readonly moves: readonly StationMove[] | null;
  readonly kept: readonly string[] | null;
  readonly shown: readonly string[] | null;
  readonly can_undo: boolean;
  /** The courses that are offered. */
  readonly courses: readonly { slug: string; level: string; modules_written: number }[];
};

export function wishesRow(userId: string): Reading<WishesRow> {
  return reading(
    `select
       (select result from public.placements where placements.user_id = $1 and finished_at is not null
        order by started_at desc limit 1) as placement,
       (select data -> 'goals' from public.onboarding_steps as steps
        where steps.user_id = $1 and step_name = 'goals') as goals,
       (select assessment_data from public.skill_assessments as assessments where assessments.user_id = $1
        order by created_at desc limit 1) as answers,
       (select slug from public.courses where id::text = (
         select data ->> 'course_id' from public.onboarding_steps as steps
         where steps.user_id = $1 and step_name = 'complete')) as wanted,
       (select slug from public.enrollments join public.courses on courses.id = course_id
        where enrollments.user_id = $1
        order by slug = split_part($2, '/', 1), created_at desc limit 1) as enrolled,
       (select slug from public.courses where id = paths.course_id) as chosen,
       paths.moves, paths.kept, paths.shown, coalesce(paths.has_chosen, false) as has_chosen,
       paths.before is not null as can_undo,
       (select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'level', level, 'modules_written', modules_written)
         order by order_index), '[]') from public.courses where is_active) as courses
     from (select) as nothing left join public.learner_paths as paths on paths.user_id = $1`,
    [userId, HONEST_ODDS],
    (rows: WishesRow[]) => one(rows),
  );
}

/** The minutes of lessons completed in each whole week since the first one, eight at most, the latest last. */
export function weeklyMinutes(userId: string, now: Date): Reading<number[]> {
  return reading(
    `with done as (
       select completed_at, duration_minutes, min(completed_at) over () as began
       from public.user_progress join public.lessons on lessons.id = lesson_id
       where user_id = $1 and completed and completed_at <= $2
     )
     select floor(extract(epoch from $2::timestamptz - began) / 604800)::int as weeks,
       floor(extract(epoch from completed_at - began) / 604800)::int as week, sum(duration_minutes)::int as minutes
     from done group by weeks, week`,
    [userId, now],
    (rows: { weeks: number; week: number; minutes: number }[]) => {
      // The week at hand is not over yet.
      const weeks = rows.at(0)?.weeks ?? 0;
      const minutesIn = new Map(rows.map(({ week, minutes }) => [week, minutes]));
      return Array.from({ length: weeks }, (_, week) => minutesIn.get(week) ?? 0).slice(-MOST_WEEKS);
    },
  );
}
