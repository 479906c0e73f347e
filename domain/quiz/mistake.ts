import type { QuizWords } from './quiz-words.ts';

/**
 * What went wrong in an answer: `slip` a step of arithmetic, `misread` another thing was asked, `formula` the wrong
 * relation, `belief` a misconception of the curriculum that produces exactly this answer.
 */
export const MISTAKE_KINDS = ['slip', 'misread', 'formula', 'belief'] as const;

export type MistakeKind = (typeof MISTAKE_KINDS)[number];

/** A wrong answer as an author writes it: a misconception makes it a belief, `mistake` says any other kind. */
export type AuthoredMistake = {
  readonly mistake?: Exclude<MistakeKind, 'belief'> | undefined;
  readonly misconception?: string | undefined;
  /** The step of the item's solution, from 1, at which the answer left it. */
  readonly step?: number | undefined;
};

/** What is known about a wrong answer, beside its explanation. */
export type Mistake = {
  readonly mistake?: MistakeKind;
  readonly misconception?: string;
  /** The misconception in the words of somebody who holds it. */
  readonly belief?: string;
  readonly step?: number;
};

/** What the feedback to a wrong answer is told about it. Nothing is known about an answer that was not typed. */
export function mistakeOf({ mistake, misconception, step }: AuthoredMistake, words: QuizWords): Mistake {
  const place = step === undefined ? {} : { step };
  if (misconception !== undefined) {
    return { mistake: 'belief', misconception, belief: words.belief(misconception), ...place };
  }
  return mistake === undefined ? place : { mistake, ...place };
}
