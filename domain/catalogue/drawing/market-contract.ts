import * as v from 'valibot';
import { anyNumber, fields, identifier, list, wholeNumber } from '../../content/field-schemas.ts';

/** A number above zero. */
export const positiveNumber = v.pipe(anyNumber, v.gtValue(0, 'must be above zero.'));

/** A number from `least` to `most`, both included. */
function numberBetween(least: number, most: number) {
  const message = `must be a number from ${least} to ${most}.`;
  return v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, message));
}

/** A market of generated prices: always the same ones, and always labelled as generated where they show. */
const market = fields({
  seed: wholeNumber(0, 999_999),
  candles: wholeNumber(2, 500),
  start: positiveNumber,
  volatility: v.optional(numberBetween(0, 0.5), 0.015),
  drift: v.optional(numberBetween(-0.2, 0.2), 0),
  jumps: v.optional(list(fields({ at: wholeNumber(1, 499), to: positiveNumber })), []),
});

/** `markets:` of a lesson: names of its own, so that figures can share one. */
export const marketsSchema = v.optional(
  v.record(
    identifier,
    market,
    'must be a block of markets, each with a short name: `plan: { seed: 7, candles: 60, start: 50 }`.',
  ),
  {},
);

export type Market = v.InferOutput<typeof market>;
export type Markets = Readonly<Record<string, Market>>;
