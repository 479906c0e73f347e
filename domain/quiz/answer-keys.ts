import type { AnswerKey, ChoiceKey, NumericKey, OrderingKey } from './answer-key.ts';
import { calculate } from '../kernel/calculation.ts';
import { type GeneratedKey, generatedKey, isGenerated } from './generated-item.ts';
import { choiceId, stepId } from './learner-quiz.ts';
import { mistakeOf } from './mistake.ts';
import type { ChoiceItem, NumericItem, OrderingItem, QuizFile, QuizItem } from './quiz-contract.ts';
import type { QuizWords } from './quiz-words.ts';

/** What the server needs to check an answer (`quiz_answer_keys.key`); the numbers of a generated item are drawn later. */
export type StoredKey = AnswerKey | GeneratedKey;

/** The answer keys of a quiz by item id: the part that stays on the server. */
export function answerKeys(quiz: Pick<QuizFile, 'items'>, words: QuizWords): Map<string, StoredKey> {
  return new Map(quiz.items.map((item) => [item.id, storedKey(item, words)]));
}

function storedKey(item: QuizItem, words: QuizWords): StoredKey {
  if (item.kind === 'ordering') return orderingKey(item, words);
  if (item.kind !== 'numeric') return choiceKey(item, words);
  return isGenerated(item) ? generatedKey(item, words) : numericKey(item, words);
}

function choiceKey(item: ChoiceItem, words: QuizWords): ChoiceKey {
  const correct = item.choices.flatMap((choice, index) => (choice.correct ? [choiceId(index)] : []));
  const explanations = item.choices.map((choice, index) => [
    choiceId(index),
    { html: words.block(choice.explanation), ...mistakeOf(choice, words) },
  ]);
  return {
    kind: item.kind,
    hints: item.hints.map(words.block),
    correct,
    explanations: Object.fromEntries(explanations),
  };
}

function numericKey(item: NumericItem, words: QuizWords): NumericKey {
  return {
    kind: 'numeric',
    hints: item.hints.map(words.block),
    answer: numberOf(item.answer),
    tolerance: item.tolerance,
    html: words.block(item.explanation),
    solution: (item.solution ?? []).map(words.block),
    mistakes: item.mistakes.map((mistake) => ({
      value: numberOf(mistake.value),
      html: words.block(mistake.explanation),
      ...mistakeOf(mistake, words),
    })),
  };
}

function orderingKey(item: OrderingItem, words: QuizWords): OrderingKey {
  const correct = item.steps.map(stepId);
  return {
    kind: 'ordering',
    hints: item.hints.map(words.block),
    correct,
    html: words.block(item.explanation),
    mistakes: item.mistakes.map((mistake) => ({
      order: mistake.order.map((place) => correct[place - 1] ?? ''),
      html: words.block(mistake.explanation),
      ...mistakeOf(mistake, words),
    })),
    wrong: { html: words.block(item.wrong) },
  };
}

/** The linter has made sure that an author's calculation can be worked out. */
function numberOf(source: number | string): number {
  const result = calculate(String(source));
  if (!result.ok) throw new Error(`"${source}" cannot be worked out: ${result.reason}.`);
  return result.value;
}
