import type { AnswerKey } from '#domain/quiz/answer-key.ts';
import { settleItem } from '#domain/quiz/generated-item.ts';
import type { QuizAnswer } from '#domain/quiz/check-answer.ts';
import { hashText } from '#domain/kernel/hash-text.ts';
import type { DemoItem } from '../catalogue.ts';
import { happens, oneOf, probabilityOf, type Random, weighted } from '../draw.ts';

/** How strongly the chance to be right depends on ability; items differ between these. */
const DISCRIMINATION = { least: 0.5, most: 2 };

/** The share of learners who, knowing nothing, still pick the right one of two choices; of more it is less. */
const GUESSING = 0.5;

/**
 * How likely somebody is to answer an item right: the three-parameter logistic model of item response theory
 * (Birnbaum, in Lord and Novick, Statistical Theories of Mental Test Scores, 1968). What an item's parameters are
 * follows from its id, beside the difficulty that its author gave it, so that the figures of the admin pages have
 * something to find.
 *
 * @param ability in standard deviations from the average learner
 */
export function chanceToKnow({ item }: Pick<DemoItem, 'item'>, ability: number): number {
  const { least, most } = DISCRIMINATION;
  const discrimination = least + shareOf(`discrimination ${item.id}`) * (most - least);
  const difficulty = (item.difficulty - 2) * 0.7 - 0.6 + (shareOf(`difficulty ${item.id}`) - 0.5) * 2.4;
  const floor = item.kind === 'single' ? GUESSING / Math.max(1, (item.choices?.length ?? 1) - 1) : 0;
  return floor + (1 - floor) * probabilityOf(1.7 * discrimination * (ability - difficulty));
}

/** A number from 0 up to 1 that belongs to a text. */
function shareOf(text: string): number {
  return hashText(text) / 2 ** 32;
}

/** The key of an item of a text as it is asked. @param seed names learner, lesson, activity and item, as the server's does */
export function keyOf({ key }: DemoItem, seed: string): AnswerKey {
  return key.kind === 'generated' ? settleItem(key, seed).key : key;
}

/** An answer to an item: the right one, or a wrong one as people give it. */
export function answerItem(random: Random, asked: DemoItem, key: AnswerKey, isRight: boolean): QuizAnswer {
  if (isRight) return key.kind === 'numeric' ? key.answer : key.correct;
  return wrongAnswer(random, asked, key);
}

/** How often a wrong answer is one that the authors foresaw. */
const FORESEEN = 0.7;

function wrongAnswer(random: Random, { item }: DemoItem, key: AnswerKey): QuizAnswer {
  if (key.kind === 'numeric') {
    // A mistake can come out right for some numbers; then it is no mistake.
    const mistakes = key.mistakes.filter(({ value }) => Math.abs(value - key.answer) > 2 * key.tolerance);
    if (mistakes.length > 0 && happens(random, FORESEEN)) return oneOf(random, mistakes).value;
    return key.answer + 2 * key.tolerance + 1;
  }
  if (key.kind === 'ordering') {
    if (key.mistakes.length > 0 && happens(random, FORESEEN)) return oneOf(random, key.mistakes).order;
    const [first, second, ...others] = key.correct;
    return first === undefined || second === undefined ? [] : [second, first, ...others];
  }
  const wrong = (item.choices ?? []).map(({ id }) => id).filter((id) => !key.correct.includes(id));
  if (key.kind === 'multiple' && key.correct.length > 1 && (wrong.length === 0 || happens(random, 0.5))) {
    return key.correct.slice(1);
  }
  // Some wrong choices are more tempting than others.
  const tempting = weighted(
    random,
    wrong.map((id) => [id, 0.2 + shareOf(`${item.id} ${id}`)] as const),
  );
  return key.kind === 'single' ? [tempting] : [...key.correct, tempting];
}
