import { quizResult } from '../quiz/quiz-result.ts';

/** What a place of a sitting came to. */
export type GradedPlace = { readonly skill: string; readonly isRight: boolean };

/** What a sitting came to. */
export type SittingGrade = {
  readonly right: number;
  /** Percent, rounded. */
  readonly score: number;
  readonly isPassed: boolean;
  /** The critical skills that something was missed on: each is asked again before there is a certificate. */
  readonly missedCritical: readonly string[];
};

/**
 * Grades a sitting.
 * @param places at least one
 * @param critical the critical skills, in the order of the blueprint
 */
export function gradeSitting(places: readonly GradedPlace[], critical: readonly string[]): SittingGrade {
  const right = places.filter(({ isRight }) => isRight).length;
  const { score, passed } = quizResult(right, places.length);
  const missed = new Set(places.flatMap(({ skill, isRight }) => (isRight ? [] : [skill])));
  return { right, score, isPassed: passed, missedCritical: critical.filter((skill) => missed.has(skill)) };
}
