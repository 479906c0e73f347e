import { roundMultiples, roundStep } from '#domain/kernel/axis/round-steps.ts';
import type { PlaceTick } from './place-axis.ts';

const DAY = 86_400_000;

/** Where a value lies between the first and the last, in percent of the plot's width. */
export function valueX(value: number, x: readonly number[]): number {
  const [first = 0, last = first] = [x[0], x.at(-1)];
  return last === first ? 50 : (100 * (value - first)) / (last - first);
}

/** Round numbers between the first and the last place. */
export function numberTicks(x: readonly number[], format: (value: number) => string): PlaceTick[] {
  const [first = 0, last = first] = [x[0], x.at(-1)];
  return roundMultiples(first, last, roundStep(first, last, 4)).map((value) => ({
    x: valueX(value, x),
    text: format(value),
  }));
}

/** Steps of dates, in days (a month is one of the calendar), with what of a date they need to say. */
const DATE_STEPS = [
  { days: 1, format: { day: 'numeric', month: 'short' } },
  { days: 7, format: { day: 'numeric', month: 'short' } },
  { months: 1, days: 30, format: { month: 'short', year: '2-digit' } },
  { months: 3, days: 91, format: { month: 'short', year: '2-digit' } },
  { months: 12, days: 365, format: { year: 'numeric' } },
  { months: 60, days: 1826, format: { year: 'numeric' } },
] as const;

/** Days, first days of months or of years between the first and the last place, in the words of a language. */
export function dateTicks(x: readonly number[], locale: string): PlaceTick[] {
  const [first = 0, last = first] = [x[0], x.at(-1)];
  const step = DATE_STEPS.find(({ days }) => (last - first) / days <= 4) ?? DATE_STEPS[5];
  const format = new Intl.DateTimeFormat(locale, { ...step.format, timeZone: 'UTC' });
  const days = 'months' in step ? firstsOfMonths(first, last, step.months) : steps(first, last, step.days);
  return days.map((day) => ({ x: valueX(day, x), text: format.format(day * DAY) }));
}

function steps(first: number, last: number, step: number): number[] {
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, place) => first + place * step);
}

function firstsOfMonths(first: number, last: number, months: number): number[] {
  const start = new Date(first * DAY);
  const days: number[] = [];
  for (let month = 0; ; month += 1) {
    const day = Date.UTC(start.getUTCFullYear(), month, 1) / DAY;
    if (day > last) return days;
    if (day >= first && month % months === 0) days.push(day);
  }
}
