import { ITEMS_A_SKILL } from '#domain/path/test-out-rule.ts';
import { type Reading, reading } from '../reading.ts';
import { TEST_ITEMS } from './testing-out/test-items.ts';

/** The modules that have items enough, each id. What is open to a learner is looked at when they begin. */
export function testableModules(): Reading<ReadonlySet<string>> {
  return reading(
    `select module.id from public.modules as module
     where module.status = 'written' and module.retired_at is null and cardinality(module.skills) > 0
       and $1 <= all (
         select (select count(*) from ${TEST_ITEMS} as items where items.skill = wanted.skill)
         from unnest(module.skills) as wanted(skill)
       )`,
    [ITEMS_A_SKILL],
    (rows: { id: string }[]) => new Set(rows.map(({ id }) => id)),
  );
}
