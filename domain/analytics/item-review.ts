import { LEAST_CASES } from './contract.ts';
import { Z_95 } from '../kernel/wilson-interval.ts';

/**
 * What the discrimination of an item says: too few answers to say anything; all alike; learners who know the rest get it
 * wrong (look at its key and its wording); it hardly tells learners apart; it does.
 */
export type ItemReview = 'too-few' | 'no-spread' | 'reversed' | 'weak' | 'sound';

/** Below it an item is poor (Ebel & Frisbie 1991, Essentials of Educational Measurement, 5th ed., p. 232). */
const WEAK = 0.2;

/** Judges an item of a quiz by its answers at first try. @param discrimination from -1 to 1, null when there is none */
export function reviewItem(answers: number, discrimination: number | null): ItemReview {
  if (answers < LEAST_CASES) return 'too-few';
  if (discrimination === null) return 'no-spread';
  if (discrimination < 0) return 'reversed';
  return discrimination < WEAK ? 'weak' : 'sound';
}

/**
 * The 95 % interval around a correlation, by Fisher's transformation (1921, Metron 1, 3-32): approximate here, where one
 * side is 0 or 1.
 *
 * @param cases more than 3
 */
export function correlationInterval(correlation: number, cases: number): { low: number; high: number } {
  const reach = Z_95 / Math.sqrt(cases - 3);
  const centre = Math.atanh(Math.max(-0.999_999, Math.min(0.999_999, correlation)));
  return { low: Math.tanh(centre - reach), high: Math.tanh(centre + reach) };
}
