import { calculate } from '#domain/kernel/calculation.ts';
import type { CalculationVariables } from '#domain/kernel/calculation-parser.ts';
import { type GeneratedItem, isGenerated } from '#domain/quiz/generated-item.ts';
import { DrawError, drawVariables } from '#domain/quiz/quiz-variables.ts';
import { roundTo } from '#domain/kernel/round-to.ts';
import { shown, unreadable } from '../lesson/calculations.ts';
import { answerFaults, type ItemFault, mistakesThatCount } from './quiz-numbers.ts';
import { type QuizText, quizTexts } from './quiz-texts.ts';
import { problemAt, quizItemsOf, type Rule } from '../rule.ts';

/** How many attempts are tried out. */
const SEEDS = 50;

/** Twenty times fewer than a learner's attempt may need: an item that passes here never runs out of draws. */
const MOST_DRAWS = 50;

/** A retry is a new question only when the answers differ. */
const LEAST_ANSWERS = 5;

/** A generated item works with whatever numbers are drawn. */
export const generatedItems: Rule = {
  name: 'generated-items',
  *check(content) {
    for (const { lesson, item, path } of quizItemsOf(content)) {
      if (!isGenerated(item)) continue;
      // The first fault usually causes the others, and each would come back with other numbers.
      for (const { at, message } of faultsOf(item)) {
        yield problemAt(lesson, [...path, ...at], message);
        break;
      }
    }
  },
};

function* faultsOf(item: GeneratedItem): Iterable<ItemFault> {
  const texts = quizTexts(item);
  yield* unusedVariables(item, texts);
  yield* leftBraces(texts);
  const answers = new Set<number>();
  for (let seed = 0; seed < SEEDS; seed++) {
    const values = draw(item, `${item.id} ${seed}`);
    if (values instanceof DrawError) {
      const message = `Item '${item.id}' cannot draw its numbers: ${values.message}. Change its variables or \`require\`.`;
      yield { at: ['variables'], message };
      return;
    }
    yield* slotFaults(texts, values);
    yield* answerFaults(item, values);
    yield* decimalFaults(item, values);
    yield* mistakesThatCount(item, values);
    answers.add(valueOf(item.answer, values));
  }
  if (answers.size < LEAST_ANSWERS) {
    const message = `Item '${item.id}' has only ${answers.size} different answers in ${SEEDS} attempts. Give its variables more values.`;
    yield { at: ['variables'], message };
  }
}

function draw(item: GeneratedItem, seed: string): CalculationVariables | DrawError {
  try {
    return drawVariables(Object.entries(item.variables), item.require, seed, MOST_DRAWS);
  } catch (error) {
    if (error instanceof DrawError) return error;
    throw error;
  }
}

function* unusedVariables(item: GeneratedItem, texts: readonly QuizText[]): Iterable<ItemFault> {
  for (const name of Object.keys(item.variables)) {
    const others = Object.entries(item.variables).filter(([other]) => other !== name);
    const uses = [
      ...texts.flatMap(({ slots }) => slots.map(({ is }) => is)),
      ...others.map(([, rule]) => ('is' in rule ? rule.is : '')),
    ];
    if (uses.some((use) => new RegExp(`\\b${name}\\b`).test(use))) continue;
    const message = `Item '${item.id}' never shows its variable '${name}'. Write {${name}} in the prompt, or remove it.`;
    yield { at: ['variables', name], message };
  }
}

/** What is nearly a placeholder would be read as it stands. */
function* leftBraces(texts: readonly QuizText[]): Iterable<ItemFault> {
  for (const { at, markdown } of texts) {
    const left = /\{[^{}]*\}/.exec(markdown.replaceAll(/\$\$[\s\S]*?\$\$/g, ''));
    if (!left) continue;
    const message = `Learners would read ${left[0]} as it stands. Write {shares} for a variable, {= 12 * shares, 2} for a calculation.`;
    yield { at, message };
  }
}

function* slotFaults(texts: readonly QuizText[], values: CalculationVariables): Iterable<ItemFault> {
  for (const { at, slots } of texts) {
    for (const { is } of slots) {
      const result = calculate(is, values);
      if (!result.ok) yield { at, message: unreadable(is, result.reason) };
    }
  }
}

/** The answer can be typed with the decimals that the item asks for. */
function* decimalFaults(item: GeneratedItem, values: CalculationVariables): Iterable<ItemFault> {
  const answer = valueOf(item.answer, values);
  if (item.decimals === undefined) return;
  if (Math.abs(roundTo(answer, item.decimals) - answer) <= item.tolerance + 1e-9) return;
  const message = `Item '${item.id}' asks for ${item.decimals} decimals, but an answer is ${shown(answer)}. \
Give \`decimals\` or \`tolerance\` a larger number, or round the answer.`;
  yield { at: ['decimals'], message };
}

function valueOf(source: string | number, values: CalculationVariables): number {
  const result = calculate(String(source), values);
  return result.ok ? result.value : 0;
}
