import { checkCondition } from '../../kernel/calculation.ts';
import type { ActivityAnswer, Grade } from '../contract.ts';
import type { KeyOf } from './data-task-key.ts';
import { readPlan } from './plan-parts.ts';

/** A plan is right when all that is required of it holds; what does not is said in the words of the author. */
export function gradePlan(answer: ActivityAnswer, { parts, requires }: KeyOf<'plan'>): Grade | undefined {
  const plan = readPlan(answer, parts);
  if (plan === undefined) return undefined;
  const failed = requires.filter(({ holds }) => !holds.every((condition) => isTrue(condition, plan)));
  return {
    is_right: failed.length === 0,
    share: 1 - failed.length / requires.length,
    error: null,
    notes: failed.map(({ html }) => ({ html })),
  };
}

/** A condition that has no value for a plan, such as a division by a size of 0, does not hold. */
function isTrue(condition: string, plan: Readonly<Record<string, number>>): boolean {
  const result = checkCondition(condition, plan);
  return result.ok && result.value;
}
