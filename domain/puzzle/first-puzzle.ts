/** The puzzle of the landing page: always the same, so that it can be answered where no script runs. Money in dollars. */
export const FIRST_PUZZLE = {
  /** Names it among all items. */
  template: 'puzzle/first',
  skill: 'position-size',
  /** What may be lost. */
  risk: 100,
  /** How far the stop is away. */
  distance: 2,
  /** Numbers of shares to choose among: half as many, right, and the money that may be lost taken for shares. */
  choices: [25, 50, 100],
  answer: 50,
} as const;
