/** Percent of the items that must be right for a quiz lesson to count as completed. */
export const PASS_MARK = 80;

export type QuizResult = { readonly score: number; readonly passed: boolean };

/**
 * The result of a finished attempt: right items / items x 100, rounded half up.
 *
 * @param itemCount at least 1
 */
export function quizResult(correctCount: number, itemCount: number): QuizResult {
  const exact = (correctCount / itemCount) * 100;
  return { score: Math.round(exact), passed: exact >= PASS_MARK };
}
