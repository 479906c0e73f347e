import type { Explanation, NumericKey } from './answer-key.ts';
import type { QuizRound } from './contract.ts';
import { calculate } from '../kernel/calculation.ts';
import { mistakeOf } from './mistake.ts';
import type { NumericItem, QuizItem } from './quiz-contract.ts';
import { fillSlots, type Slot, takeOutSlots } from './quiz-template.ts';
import { drawVariables, type VariableRules } from './quiz-variables.ts';
import type { QuizWords } from './quiz-words.ts';
import { roundTo } from '../kernel/round-to.ts';

export type GeneratedItem = NumericItem & { readonly variables: NonNullable<NumericItem['variables']> };

/** The key of an item whose numbers are drawn for each attempt. Its HTML holds markers where the slots go. */
export type GeneratedKey = {
  readonly kind: 'generated';
  readonly variables: VariableRules;
  readonly require: readonly string[];
  readonly slots: readonly Slot[];
  readonly prompt_html: string;
  readonly hints: readonly string[];
  readonly answer: string;
  readonly decimals?: number;
  readonly tolerance: number;
  readonly html: string;
  readonly solution: readonly string[];
  readonly mistakes: readonly (Explanation & { readonly value: string })[];
};

/** A generated item with its numbers. */
export type SettledItem = { readonly prompt_html: string; readonly key: NumericKey };

/** Whether an item has numbers of its own for each attempt. */
export function isGenerated(item: QuizItem): item is GeneratedItem {
  return item.kind === 'numeric' && item.variables !== undefined;
}

/** Renders the texts of a generated item once; its numbers are filled in by `settleItem`. */
export function generatedKey(item: GeneratedItem, words: QuizWords): GeneratedKey {
  const names = new Set(Object.keys(item.variables));
  const slots: Slot[] = [];
  const block = (markdown: string) => words.block(takeOutSlots(markdown, names, slots));
  return {
    kind: 'generated',
    variables: Object.entries(item.variables),
    require: item.require,
    prompt_html: block(item.prompt),
    hints: item.hints.map(block),
    answer: String(item.answer),
    ...(item.decimals !== undefined && { decimals: item.decimals }),
    tolerance: item.tolerance,
    html: block(item.explanation),
    solution: (item.solution ?? []).map(block),
    mistakes: item.mistakes.map((mistake) => ({
      value: String(mistake.value),
      html: block(mistake.explanation),
      ...mistakeOf(mistake, words),
    })),
    slots,
  };
}

/** How often other numbers are drawn for a second round before it is content with the same: an item may have only these. */
const MOST_DRAWS = 20;

/**
 * A generated item as a round of an attempt asks it: the second with other numbers than the first, wherever it has others.
 *
 * @param seed names the attempt and the item
 */
export function settleInRound(key: GeneratedKey, seed: string, round: QuizRound): SettledItem {
  const first = settleItem(key, `${seed} 1`);
  if (round === 1) return first;
  let again = settleItem(key, `${seed} ${round}`);
  for (let draw = 2; again.prompt_html === first.prompt_html && draw <= MOST_DRAWS; draw++) {
    again = settleItem(key, `${seed} ${round} ${draw}`);
  }
  return again;
}

/**
 * A generated item with its numbers: the same for the same seed.
 *
 * @param seed names whatever asks it
 * @throws DrawError, or an Error for a text that cannot be filled; the linter has ruled both out
 */
export function settleItem(key: GeneratedKey, seed: string): SettledItem {
  const values = drawVariables(key.variables, key.require, seed);
  const fill = (html: string) => fillSlots(html, key.slots, values);
  const valueOf = (calculation: string) => {
    const result = calculate(calculation, values);
    if (!result.ok) throw new Error(`"${calculation}" cannot be worked out: ${result.reason}.`);
    return key.decimals === undefined ? result.value : roundTo(result.value, key.decimals);
  };
  return {
    prompt_html: fill(key.prompt_html),
    key: {
      kind: 'numeric',
      hints: key.hints.map(fill),
      answer: valueOf(key.answer),
      tolerance: key.tolerance,
      html: fill(key.html),
      solution: key.solution.map(fill),
      mistakes: key.mistakes.map((mistake) => ({
        ...mistake,
        html: fill(mistake.html),
        value: valueOf(mistake.value),
      })),
    },
  };
}
