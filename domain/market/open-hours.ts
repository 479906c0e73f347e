/** A stretch of the week in which a market is open: minutes since Monday 00:00, the last one left out. */
export interface OpenHours {
  readonly from: number;
  readonly to: number;
}

export const MINUTES_A_DAY = 1440;
const MINUTES_A_WEEK = 7 * MINUTES_A_DAY;

/** Open at all times, as coins are. */
export const ALWAYS_OPEN: readonly OpenHours[] = [{ from: 0, to: MINUTES_A_WEEK }];

/** The same hours from Monday to Friday. @param from minute of the day @param to minute of the day, left out */
export function weekdays(from: number, to: number): readonly OpenHours[] {
  return Array.from({ length: 5 }, (_, day) => ({
    from: day * MINUTES_A_DAY + from,
    to: day * MINUTES_A_DAY + to,
  }));
}

/** @param minute minutes since the market's own start, which is a Monday 00:00 */
export function isOpen(hours: readonly OpenHours[], minute: number): boolean {
  const place = minute % MINUTES_A_WEEK;
  return hours.some(({ from, to }) => from <= place && place < to);
}

/** The first open minute from `minute` on. @throws RangeError for hours that never open */
export function nextOpenMinute(hours: readonly OpenHours[], minute: number): number {
  const place = minute % MINUTES_A_WEEK;
  const week = minute - place;
  const stretch = hours.find(({ to }) => place < to);
  if (stretch) return week + Math.max(place, stretch.from);
  const [first] = hours;
  if (!first) throw new RangeError('These hours never open.');
  return week + MINUTES_A_WEEK + first.from;
}

/**
 * The end, left out, of the open stretch that holds `minute`; of a market that never closes, that of its day. Day orders
 * end there. @throws RangeError where it is closed
 */
export function closeAfter(hours: readonly OpenHours[], minute: number): number {
  const place = minute % MINUTES_A_WEEK;
  const stretch = hours.find(({ from, to }) => from <= place && place < to);
  if (!stretch) throw new RangeError(`The market is closed at minute ${minute}.`);
  const isAlways = stretch.to - stretch.from === MINUTES_A_WEEK;
  const end = isAlways ? place - (place % MINUTES_A_DAY) + MINUTES_A_DAY : stretch.to;
  return minute - place + end;
}

/** The open stretches of one day, in minutes of it, in order. @param day days since the market's start */
export function openStretches(hours: readonly OpenHours[], day: number): OpenHours[] {
  const start = (day * MINUTES_A_DAY) % MINUTES_A_WEEK;
  return hours
    .map(({ from, to }) => ({ from: Math.max(0, from - start), to: Math.min(MINUTES_A_DAY, to - start) }))
    .filter(({ from, to }) => from < to);
}
