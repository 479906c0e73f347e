import { middleOf } from '../placement/levels.ts';
import type { PathFacts } from './plan-path.ts';

/**
 * Whether the ranges of a placement reach all skills of a module: then a learner may well know it, and may try to test out of it. A strand
 * that was not asked says nothing.
 */
export function isInReach(
  skills: readonly string[],
  { skills: known, placement }: Pick<PathFacts, 'skills' | 'placement'>,
): boolean {
  return (
    skills.length > 0 &&
    skills.every((id) => {
      const skill = known.get(id);
      const range = placement?.strands.find(({ strand }) => strand === skill?.strand);
      return skill !== undefined && range !== undefined && range.high >= middleOf(skill.level);
    })
  );
}
