import { type CalculationResult, calculate } from '#domain/kernel/calculation.ts';
import type { CalculationVariables } from '#domain/kernel/calculation-parser.ts';
import { isGenerated } from '#domain/quiz/generated-item.ts';
import type { NumericItem } from '#domain/quiz/quiz-contract.ts';
import type { YamlPath } from '../../reading/parse-yaml.ts';
import { shown, unreadable } from '../lesson/calculations.ts';
import { problemAt, quizItemsOf, type Rule } from '../rule.ts';

/** What is wrong with an item, and where below it. */
export type ItemFault = { readonly at: YamlPath; readonly message: string };

/** Decimal fractions are not exact, and an answer at the edge of its tolerance is right. */
const EDGE = 1e-9;

/** The answer of a numeric item is what its calculation comes to. */
export const answersAddUp: Rule = {
  name: 'answers-add-up',
  *check(content) {
    for (const { lesson, item, path } of quizItemsOf(content)) {
      if (item.kind !== 'numeric' || isGenerated(item)) continue;
      for (const { at, message } of answerFaults(item, {})) {
        yield problemAt(lesson, [...path, ...at], message);
      }
    }
  },
};

/** Whether answer and calculation of an item can be worked out with these variables, and agree. */
export function answerFaults(item: NumericItem, variables: CalculationVariables): ItemFault[] {
  const answer = calculate(String(item.answer), variables);
  const result = calculate(String(item.calculation), variables);
  if (!answer.ok) return [{ at: ['answer'], message: unreadable(item.answer, answer.reason) }];
  if (!result.ok) return [{ at: ['calculation'], message: unreadable(item.calculation, result.reason) }];
  if (!isFar(result.value, answer.value, item)) return [];
  const message = `Item '${item.id}' has the answer ${shown(answer.value)}, but ${item.calculation} is \
${shown(result.value)}${drawn(variables)}. Correct the answer or the calculation.`;
  return [{ at: ['answer'], message }];
}

/** Mistakes that cannot be worked out, that count as correct, or that cannot be told from another mistake. */
export function mistakesThatCount(item: NumericItem, variables: CalculationVariables): ItemFault[] {
  const answer = calculate(String(item.answer), variables);
  const values = item.mistakes.map(({ value }) => calculate(String(value), variables));
  return values.flatMap((result, index) => {
    const at = ['mistakes', index];
    if (!result.ok) return [{ at, message: unreadable(item.mistakes[index]?.value ?? '', result.reason) }];
    if (answer.ok && !isFar(result.value, answer.value, item)) {
      const message = `Item '${item.id}' lists ${shown(result.value)} as a mistake, but it counts as correct: the answer is \
${shown(answer.value)} with a tolerance of ${item.tolerance}${drawn(variables)}. Remove the mistake or make the tolerance smaller${orRequire(item)}.`;
      return [{ at, message }];
    }
    const earlier = values.slice(0, index);
    if (!earlier.some((other) => isSame(other, result, item))) return [];
    return [
      {
        at,
        message: `Item '${item.id}' lists the same mistake twice${drawn(variables)}. Remove one${orRequire(item)}.`,
      },
    ];
  });
}

function isSame(one: CalculationResult, other: CalculationResult, item: NumericItem): boolean {
  return one.ok && other.ok && !isFar(one.value, other.value, item);
}

function isFar(one: number, other: number, { tolerance }: NumericItem): boolean {
  return Math.abs(one - other) > tolerance + EDGE;
}

function orRequire(item: NumericItem): string {
  return isGenerated(item) ? ', or keep such numbers out with `require`' : '';
}

/** With which numbers a generated item failed. */
function drawn(variables: CalculationVariables): string {
  const values = Object.entries(variables).map(([name, value]) => `${name} = ${shown(value)}`);
  return values.length === 0 ? '' : ` (when ${values.join(', ')})`;
}
