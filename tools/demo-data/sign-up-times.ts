import { hashText } from '#domain/kernel/hash-text.ts';
import { DAY, HOUR } from './durations.ts';

/** How many times as many people sign up on the last day as on the first. */
const GROWTH = 3;

/** Sunday to Saturday: study begins with the week. */
const BY_WEEKDAY = [1.1, 1.25, 1.15, 1.05, 0.95, 0.75, 0.75];

/** By hour in UTC: a quiet night, an evening peak. */
const BY_HOUR = [3, 2, 1, 1, 1, 2, 3, 4, 6, 7, 7, 7, 8, 8, 8, 8, 8, 9, 10, 11, 11, 9, 7, 5];

/**
 * When people sign up, earliest first: more from month to month, with the rhythm of weeks and days, and no two days
 * alike.
 *
 * @param seed of the demonstration; the same gives the same times
 * @param since the first moment that may occur, in milliseconds
 * @param until the end, which no time reaches
 */
export function signUpTimes(count: number, seed: number, since: number, until: number): number[] {
  const hours = Array.from({ length: Math.max(1, Math.floor((until - since) / HOUR)) }, (_, hour) => {
    const begin = since + hour * HOUR;
    return weightOf(begin, (begin - since) / (until - since), seed);
  });
  const total = hours.reduce((sum, weight) => sum + weight, 0);
  const times: number[] = [];
  let hour = 0;
  let passed = 0;
  for (let place = 0; place < count; place += 1) {
    // The middle of each of `count` equal shares, looked up in the weights added up so far.
    const share = ((place + 0.5) / count) * total;
    while (hour < hours.length - 1 && passed + (hours[hour] ?? 0) <= share) {
      passed += hours[hour] ?? 0;
      hour += 1;
    }
    const within = Math.min((share - passed) / (hours[hour] ?? 1), 0.999);
    times.push(Math.floor(since + (hour + within) * HOUR));
  }
  return times;
}

function weightOf(moment: number, progress: number, seed: number): number {
  const date = new Date(moment);
  const noise = 0.75 + (hashText(`${seed} ${Math.floor(moment / DAY)}`) / 2 ** 32) * 0.5;
  return (
    (1 + (GROWTH - 1) * progress) *
    (BY_WEEKDAY[date.getUTCDay()] ?? 1) *
    (BY_HOUR[date.getUTCHours()] ?? 1) *
    noise
  );
}
