import { oneOrNone } from '#domain/kernel/one.ts';
import type { TitledRow } from '#domain/path/contract.ts';
import type { TestOutRefusal } from '#domain/path/test-out-contract.ts';
import { DAYS_BETWEEN_TESTS, ITEMS_A_SKILL, itemsOfSkill, TESTS_A_DAY } from '#domain/path/test-out-rule.ts';
import { HONEST_ODDS } from '#domain/placement/routing.ts';
import type { Query } from '../../../adapters/sql.ts';
import { Refusal } from '../../product-function.ts';
import { MAY_BE_ASKED, TEST_ITEMS } from './test-items.ts';

/** A module as testing out of it looks at it. */
export type TestedModule = TitledRow & {
  readonly id: string;
  readonly course_id: string;
  readonly skills: readonly string[];
  /** How many items a test asks. */
  readonly questions: number;
  readonly refusal: TestOutRefusal | null;
  readonly againFrom: Date | null;
};

/**
 * A written module, and whether the learner may test out of it now.
 * @throws Refusal 404 `module-not-found`
 */
export async function testedModule(query: Query, userId: string, moduleId: string): Promise<TestedModule> {
  const { rows } = await query<
    Omit<TestedModule, 'refusal' | 'againFrom' | 'questions'> & {
      path: string;
      is_done: boolean;
      again_from: Date | null;
      today: number;
    }
  >(
    `select module.id, module.course_id, courses.slug || '/' || module.slug as path, module.title, module.translations,
       module.skills,
       not exists (
         select from public.lessons left join public.user_progress as progress
           on progress.lesson_id = lessons.id and progress.user_id = $1
         where lessons.module_id = module.id and lessons.retired_at is null and not lessons.is_exam
           and progress.completed is not true
       ) or exists (
         select from public.test_outs where test_outs.user_id = $1 and module_id = module.id and is_passed
       ) as is_done,
       (select max(started_at) + make_interval(days => $3) from public.test_outs
        where test_outs.user_id = $1 and module_id = module.id
          and started_at > clock_timestamp() - make_interval(days => $3)) as again_from,
       (select count(*)::int from public.test_outs
        where test_outs.user_id = $1 and started_at > clock_timestamp() - interval '1 day') as today
     from public.modules as module join public.courses on courses.id = module.course_id
     where module.id = $2 and module.status = 'written' and module.retired_at is null
       and (courses.is_active or private.is_enrolled($1, courses.id))`,
    [userId, moduleId, DAYS_BETWEEN_TESTS],
  );
  const row = oneOrNone(rows);
  if (!row) throw new Refusal(404, 'module-not-found');
  const { path, is_done, again_from, today, ...module } = row;
  const counts = await itemsBySkill(query, userId, moduleId);
  const most = itemsOfSkill(module.skills.length);
  const found = module.skills.map((skill) => Math.min(counts.get(skill) ?? 0, most));
  const isEnough = found.length > 0 && found.every((count) => count >= ITEMS_A_SKILL);
  const refusal =
    path === HONEST_ODDS
      ? 'odds-first'
      : is_done
        ? 'module-done'
        : again_from !== null
          ? 'test-too-soon'
          : !isEnough
            ? 'too-few-items'
            : today >= TESTS_A_DAY
              ? 'too-many-tests'
              : null;
  return {
    ...module,
    questions: found.reduce((sum, count) => sum + count, 0),
    refusal,
    againFrom: refusal === 'test-too-soon' && again_from ? new Date(again_from) : null,
  };
}

async function itemsBySkill(query: Query, userId: string, moduleId: string): Promise<Map<string, number>> {
  const { rows } = await query<{ skill: string; count: number }>(
    `select items.skill, count(*)::int as count
     from public.modules as module cross join lateral ${TEST_ITEMS} as items
     where module.id = $2 and ${MAY_BE_ASKED}
     group by items.skill`,
    [userId, moduleId],
  );
  return new Map(rows.map(({ skill, count }) => [skill, count]));
}
