import * as v from 'valibot';
import type { Instrument } from '../instrument.ts';
import { ALWAYS_OPEN, type OpenHours, weekdays } from '../open-hours.ts';
import { withTickValue } from '../tick-value.ts';
import { parseDecimal } from './parse-decimal.ts';

/** A size such as `0.01`, in 10^-8. */
const size = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => Number(parseDecimal(String(value)) ?? 0n)),
  v.minValue(1, 'must be a number above 0 with at most eight decimals'),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const sentence = (says: string) =>
  v.pipe(v.string(says), v.trim(), v.minLength(10, says), v.maxLength(500, says));

const HOURS = /^weekdays (\d{2}):(\d{2})-(\d{2}):(\d{2})$/;
const hours = v.pipe(
  v.string(),
  v.check(
    (text) => hoursOf(text) !== undefined,
    'must be "always" or such as "weekdays 13:30-20:00", in UTC',
  ),
  v.transform((text) => hoursOf(text) ?? ALWAYS_OPEN),
);

/** What an operator says of bars to be imported: what they are of, where they come from, and what allows their use. */
export const importTermsSchema = v.strictObject({
  symbol: v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,12}$/, 'must be up to twelve capitals or digits')),
  class: v.picklist(['share', 'currency_pair', 'coin', 'index']),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/, 'must be capitals, such as USD')),
  base_currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/, 'must be capitals, such as EUR'))),
  tick: size,
  lot: size,
  daily_volume: count,
  usual_spread: count,
  widest_spread: count,
  hours,
  source: sentence('must say in a sentence where the bars come from'),
  licence: sentence('must say in a sentence what allows their use'),
});

export type ImportTerms = v.InferOutput<typeof importTermsSchema>;

/** The instrument that the terms describe. @throws RangeError when its tick value is no whole 10^-8 */
export function instrumentOf(terms: ImportTerms): Instrument {
  return withTickValue({
    symbol: terms.symbol,
    instrumentClass: terms.class,
    currency: terms.currency,
    ...(terms.base_currency === undefined ? {} : { baseCurrency: terms.base_currency }),
    tickSize: terms.tick,
    lotSize: terms.lot,
    averageDailyVolume: terms.daily_volume,
    spread: { usual: terms.usual_spread, widest: Math.max(terms.usual_spread, terms.widest_spread) },
    hours: terms.hours,
  });
}

function hoursOf(text: string): readonly OpenHours[] | undefined {
  if (text === 'always') return ALWAYS_OPEN;
  const [, ...parts] = HOURS.exec(text) ?? [];
  const [fromHour = 24, fromMinute = 60, toHour = 0, toMinute = 60] = parts.map(Number);
  const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute];
  return fromMinute < 60 && toMinute < 60 && from < to && to <= 1440 ? weekdays(from, to) : undefined;
}
