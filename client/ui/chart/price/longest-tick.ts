const DAY = 86_400;
/** Five and seven share no divisor: a year in such steps meets every weekday and every month. */
const STEP = 5;

/**
 * How many characters the longest name of a day has at the axis of time, which keeps labels so far apart. A short weekday is a whole word in
 * some languages.
 *
 * @param formatTick names a day, by seconds since 1970
 */
export function longestTick(formatTick: (time: number, isDay: boolean) => string): number {
  const days = Array.from({ length: 365 / STEP }, (_, place) => formatTick(place * STEP * DAY, true));
  return Math.max(...days.map((name) => name.length));
}
