/** A slip that shows in the number alone: the sign is the other one, or the decimal point stands elsewhere. */
export type PlainSlip = 'sign' | 'too-large' | 'too-small';

/** Powers of ten that a percent sign, a thousand or a lot of 100 takes an answer away by. */
const FACTORS = [10, 100, 1000];

/**
 * Recognises an answer that is right but for its sign or its decimal point.
 *
 * @param given a wrong number
 * @param answer the right one
 * @param tolerance how far from the right one an answer may be
 * @returns undefined when the number tells nothing; of a right answer near zero it never does
 */
export function plainSlip(given: number, answer: number, tolerance: number): PlainSlip | undefined {
  const isNear = (value: number, within: number) => Math.abs(value - answer) <= within;
  if (Math.abs(answer) <= tolerance) return undefined;
  if (isNear(-given, tolerance)) return 'sign';
  if (FACTORS.some((factor) => isNear(given / factor, tolerance / factor))) return 'too-large';
  if (FACTORS.some((factor) => isNear(given * factor, tolerance))) return 'too-small';
  return undefined;
}
