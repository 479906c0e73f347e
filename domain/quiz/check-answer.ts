/** Which choices are right. */
export type ChoiceRubric = { readonly kind: 'single' | 'multiple'; readonly correct: readonly string[] };

/** All steps in the right order. */
export type OrderingRubric = { readonly kind: 'ordering'; readonly correct: readonly string[] };

/** The right number, and how far an answer may be from it (inclusive). */
export type NumericRubric = { readonly kind: 'numeric'; readonly answer: number; readonly tolerance: number };

/** What a learner answered: ids of choices, of steps in their order, or a number. */
export type QuizAnswer = readonly string[] | number;

/** Rounding of decimal fractions must not decide over an answer exactly at the edge of its tolerance. */
const EDGE = 1e-9;

/**
 * Tells whether an answer is right. All right choices and no wrong one must be picked, in any order; steps must stand
 * in the right order; a number must lie within the tolerance. An answer of the wrong kind is wrong.
 */
export function isCorrectAnswer(
  answer: QuizAnswer,
  rubric: ChoiceRubric | OrderingRubric | NumericRubric,
): boolean {
  if (rubric.kind === 'numeric') {
    return typeof answer === 'number' && Math.abs(answer - rubric.answer) <= rubric.tolerance + EDGE;
  }
  if (typeof answer === 'number') return false;
  if (rubric.kind === 'ordering') {
    return (
      answer.length === rubric.correct.length && answer.every((step, place) => step === rubric.correct[place])
    );
  }
  const picked = new Set(answer);
  return picked.size === rubric.correct.length && rubric.correct.every((choice) => picked.has(choice));
}
