import type { SkillEvidence } from '../critique/skill-evidence.ts';
import type { GradedCondition } from './grade-goal.ts';

/**
 * What a try that ended shows of skills: of each that conditions name whether all of them were kept. What nothing could have broken
 * shows nothing.
 */
export function goalEvidence(conditions: readonly GradedCondition[]): SkillEvidence[] {
  const isKept = new Map<string, boolean>();
  for (const { condition, state, judged } of conditions) {
    const { skill } = condition;
    if (skill === undefined || (judged === 0 && state === 'kept')) continue;
    isKept.set(skill, (isKept.get(skill) ?? true) && state === 'kept');
  }
  return Array.from(isKept, ([skill, isRight]) => ({ skill, isRight }));
}
