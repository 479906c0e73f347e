/** How long the parts are that a period is shown in. */
export type PeriodUnit = 'day' | 'week' | 'month';

/** Days in UTC, YYYY-MM-DD, both included. */
export type Period = { readonly from: string; readonly to: string };

/** Above so many days a chart is drawn by week, above so many by month: more points than these cannot be told apart. */
const [MOST_DAYS, MOST_WEEK_DAYS] = [92, 731];
const DAY_MS = 86_400_000;

/** A day some days later, or earlier when `days` is negative. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days a period has; 0 or less when it ends before it begins. */
export function daysIn({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** The last so many days, today included. @param today YYYY-MM-DD in UTC */
export function lastDays(count: number, today: string): Period {
  return { from: shiftDay(today, 1 - count), to: today };
}

/** The parts that a period is best shown in. */
export function unitOf(period: Period): PeriodUnit {
  const days = daysIn(period);
  if (days <= MOST_DAYS) return 'day';
  return days <= MOST_WEEK_DAYS ? 'week' : 'month';
}

/** The first day of the day, week (from Monday) or month that a day is in. */
function startOf(day: string, unit: PeriodUnit): string {
  if (unit === 'day') return day;
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  return shiftDay(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** The first days of all parts of a period, in order: those without a figure too. The first part may begin before it. */
export function partsOf(period: Period, unit: PeriodUnit): string[] {
  const parts: string[] = [];
  for (let day = period.from; day <= period.to; day = shiftDay(day, 1)) {
    const start = startOf(day, unit);
    if (parts.at(-1) !== start) parts.push(start);
  }
  return parts;
}
