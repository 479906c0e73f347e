import type { ActivityAnswer, Grade, Solution } from './contract.ts';

/** One question that an activity asks, and all that is needed to check its answer. */
export type Question = {
  readonly skill: string;
  /** How many answers may be given before the solution is told. */
  readonly tries: number;
  /** Undefined for what cannot be an answer to it. */
  readonly grade: (answer: ActivityAnswer) => Grade | undefined;
  readonly solution: Solution;
};

/** Whether nothing more can be answered: the answer was right, or there were as many as may be. */
export function isSettled(
  { tries }: Pick<Question, 'tries'>,
  given: readonly Pick<Grade, 'is_right'>[],
): boolean {
  return given.length >= tries || given.some((grade) => grade.is_right);
}
