import { planPath } from '#domain/path/plan-path.ts';
import type { Query } from '../../adapters/sql.ts';
import { loadPathFacts } from './load-path-facts.ts';

/** The id of the lesson at which a learner's path stands now; null when everything on it is done. */
export async function nextLessonOnPath(query: Query, userId: string, day: string): Promise<string | null> {
  const { facts, modules } = await loadPathFacts(query, userId, day);
  const here = planPath(facts).stations.find(({ state }) => state === 'here');
  return modules.find(({ id }) => id === here?.id)?.lesson_id ?? null;
}
