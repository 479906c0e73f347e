import { planPath } from '#domain/path/plan-path.ts';
import type { LoadedFacts } from './path-facts.ts';

/** The id of the lesson at which a learner's path stands now; null when everything on it is done. */
export function nextLessonOnPath({ facts, modules }: Pick<LoadedFacts, 'facts' | 'modules'>): string | null {
  const here = planPath(facts).stations.find(({ state }) => state === 'here');
  return modules.find(({ id }) => id === here?.id)?.lesson_id ?? null;
}
