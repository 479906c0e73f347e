import { between, oneOf, type Random } from '../draw.ts';

/** How somebody trades: shares of the occasions on which they do it. */
export type Habits = {
  /** Entries with a plan. */
  readonly plans: number;
  /** Entries of another size than the risk of the plan allows. */
  readonly missizes: number;
  /** Looks at a losing position that move its stop away. */
  readonly widens: number;
  /** Looks at a losing position that add to it. */
  readonly adds: number;
  /** Looks at a winning position that close it before its target. */
  readonly takesEarly: number;
  /** Trades that are reviewed. */
  readonly reviews: number;
  /** Sessions that are ended and not left. */
  readonly ends: number;
};

const CAREFUL: Habits = {
  plans: 0.97,
  missizes: 0.04,
  widens: 0.02,
  adds: 0.02,
  takesEarly: 0.05,
  reviews: 0.8,
  ends: 0.95,
};

const RASH: Habits = {
  plans: 0.55,
  missizes: 0.35,
  widens: 0.3,
  adds: 0.2,
  takesEarly: 0.35,
  reviews: 0.2,
  ends: 0.7,
};

/** The habits of a trader, somewhere between careful and rash: the middle is as likely as either end. */
export function drawHabits(random: Random): Habits {
  const rashness = oneOf(random, [
    between(random, 0, 0.3),
    between(random, 0.3, 0.7),
    between(random, 0.7, 1),
  ]);
  const mix = (name: keyof Habits) => CAREFUL[name] + rashness * (RASH[name] - CAREFUL[name]);
  return {
    plans: mix('plans'),
    missizes: mix('missizes'),
    widens: mix('widens'),
    adds: mix('adds'),
    takesEarly: mix('takesEarly'),
    reviews: mix('reviews'),
    ends: mix('ends'),
  };
}
