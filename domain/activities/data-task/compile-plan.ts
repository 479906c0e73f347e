import { checkCondition } from '../../kernel/calculation.ts';
import type { QuizWords } from '../../quiz/quiz-words.ts';
import { DataError } from './data-error.ts';
import type { KeyOf } from './data-task-key.ts';
import type { LearnerPlan } from './learner-data-task.ts';
import { partName, type PlanPart } from './plan-parts.ts';
import type { DataTask } from './task-contract.ts';

type Plan = Extract<DataTask, { readonly asks: 'plan' }>;

/** Compiles a plan. @throws DataError for a condition that cannot be checked */
export function compilePlan(task: Plan, words: QuizWords): { learner: LearnerPlan; key: KeyOf<'plan'> } {
  const { kind, asks, title, skill, hint, reveal, shows_by: shown } = task;
  const parts = Object.entries(task.parts).map(([name, part]): PlanPart => {
    if (part.kind === 'choice') return { name, ...part };
    const { unit, ...number } = part;
    return { name, ...number, ...(unit !== undefined && { unit }) };
  });
  const requires = task.requires.map(({ holds, says }, index) => {
    const conditions = [holds].flat();
    for (const condition of conditions) checkNames(condition, parts, index);
    return { holds: conditions, html: words.block(says) };
  });
  const truth = Object.entries(shown).map(([name, value]) => partName(name, value));
  const facts = {
    skill,
    hint: hint === undefined ? '' : words.block(hint),
    reveal: words.block(reveal),
    because: {},
  };
  return { learner: { kind, title, asks, parts }, key: { kind, asks, ...facts, truth, parts, requires } };
}

/** A name that is no part, or a bracket too few, is an author's mistake; a division by zero may be a learner's plan. */
function checkNames(condition: string, parts: readonly PlanPart[], index: number): void {
  const values = Object.fromEntries(parts.map(({ name }, place) => [name, 1 + place / 7]));
  const result = checkCondition(condition, values);
  if (result.ok || /divides by zero/.test(result.reason)) return;
  const message = `The condition "${condition}" cannot be checked: ${result.reason}.`;
  throw new DataError(['requires', index, 'holds'], message);
}
