import { hashText } from '../kernel/hash-text.ts';
import { seededRandom } from '../kernel/seeded-random.ts';
import { calculate, checkCondition } from '../kernel/calculation.ts';
import type { CalculationVariables } from '../kernel/calculation-parser.ts';
import type { VariableRule } from './quiz-contract.ts';
import { roundTo } from '../kernel/round-to.ts';

/** The variables of a generated item in the order of the file, because `is` uses those above it. */
export type VariableRules = readonly (readonly [name: string, rule: VariableRule])[];

/** Why no numbers could be drawn, in words for an author. */
export class DrawError extends Error {}

/** Steps like 0.1 add up to binary noise, which must not reach a learner. */
const STEP_DECIMALS = 8;

/**
 * Draws the numbers of a generated item: the same for the same seed. They are drawn again until every condition holds.
 *
 * @param conditions such as `first < stop`
 * @param most how often to draw; the linter asks that few draws are enough, so that a learner never waits in vain
 * @throws DrawError when a rule cannot be worked out, or the conditions did not hold in `most` draws
 */
export function drawVariables(
  rules: VariableRules,
  conditions: readonly string[],
  seed: string,
  most = 1000,
): CalculationVariables {
  const random = seededRandom(hashText(seed));
  for (let draw = 0; draw < most; draw++) {
    const values = drawOnce(rules, random);
    if (conditions.every((condition) => holds(condition, values))) return values;
  }
  throw new DrawError(`${most} draws gave no numbers for which ${conditions.join(' and ')}`);
}

function drawOnce(rules: VariableRules, random: () => number): CalculationVariables {
  const values: Record<string, number> = {};
  for (const [name, rule] of rules) values[name] = valueOf(name, rule, values, random);
  return values;
}

function valueOf(
  name: string,
  rule: VariableRule,
  values: CalculationVariables,
  random: () => number,
): number {
  if ('is' in rule) {
    const result = calculate(rule.is, values);
    if (!result.ok) throw new DrawError(`"${name}" cannot be worked out: ${result.reason}`);
    return result.value;
  }
  if ('one_of' in rule) return rule.one_of[Math.floor(random() * rule.one_of.length)] ?? 0;
  const steps = Math.floor((rule.to - rule.from) / rule.step + 1e-9);
  if (!(rule.step > 0 && steps >= 1)) throw new DrawError(`"${name}" has no two values to choose from`);
  return roundTo(rule.from + Math.floor(random() * (steps + 1)) * rule.step, STEP_DECIMALS);
}

function holds(condition: string, values: CalculationVariables): boolean {
  const result = checkCondition(condition, values);
  if (!result.ok) throw new DrawError(`the condition "${condition}" cannot be checked: ${result.reason}`);
  return result.value;
}
