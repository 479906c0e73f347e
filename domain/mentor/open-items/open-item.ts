/** A question of a quiz, a check, a review or a drill that a learner has open and that is not settled. */
export type OpenItem = {
  /** What it asks, and its choices, as plain text. */
  readonly prompt: string;
  readonly choices: readonly string[];
  /** Which of the choices are right; empty where a number or an order is asked for. */
  readonly right: readonly string[];
  /** The beliefs that its wrong answers come from. */
  readonly misconceptions: readonly string[];
  /** Whether the learner has been at it within the last half hour. */
  readonly isRecent: boolean;
};

/** A first thought that leads to an answer, and how many there are. */
export type ItemHints = { readonly hints: readonly string[]; readonly taken: number };
