/**
 * What luck does in a season of simulated learners, as the page of the invitation tells it, in percent. The simulation beside this file
 * comes to the same figures, or its test fails.
 */
export const WHAT_LUCK_DOES = {
  learners: 500,
  /** So many of the learners answer at random, and make of the top tenth: */
  guessers: 100,
  guessersAtTop: 0,
  /** Of a top tenth where all know the same, so many are in the next one, too. */
  againAmongEquals: 11,
  /** Of a top tenth where learners differ by one standard deviation, so many are in the next one, too. */
  againWhereTheyDiffer: 69,
} as const;
