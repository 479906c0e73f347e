import type { FeedbackNote } from '../quiz/contract.ts';
import type { ActivityAnswer, Mark, RowNote, RuleResult, Solution } from './contract.ts';

/** What an answer comes to. */
export type Grade = {
  readonly is_right: boolean;
  /** How much of it is right, 0 to 1; null where nothing can be right in part. */
  readonly share: number | null;
  /** How far a number was from the truth, in its own unit; null for other answers. */
  readonly error: number | null;
  readonly notes: readonly FeedbackNote[];
  /** Of a transcript: what each mark came to. */
  readonly marks?: readonly Mark[];
  /** Of a data task: what the answer came to in each row that it says something of. */
  readonly rows?: readonly RowNote[];
  /** Of a rule: what it did on the rows that no learner sees. */
  readonly hidden?: RuleResult;
};

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
