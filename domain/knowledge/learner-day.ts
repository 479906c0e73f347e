/** Until this hour by their own clock a learner's evening goes on. */
export const TURN_OF_DAY = 4;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The last moment at which a learner's day was asked for, and what it was. */
export type SeenDay = { readonly day: string; readonly at: Date };

/**
 * The learner's day, YYYY-MM-DD: it turns at 04:00 in their time zone. Whoever changes zones gets no day twice and skips none:
 * a day is never earlier than the one before, and a later one comes only when as many days can have passed.
 *
 * @param timeZone an IANA name; any other text is taken for UTC
 */
export function learnerDay(now: Date, timeZone: string, last: SeenDay | null): string {
  const here = dayIn(now, timeZone);
  if (last === null) return here;
  // A day of the clock may have 23 hours.
  const passed = Math.max(Math.floor((now.getTime() - last.at.getTime() + HOUR) / DAY), 0);
  const latest = addDays(last.day, passed + 1);
  if (here <= last.day) return last.day;
  return here < latest ? here : latest;
}

/** When a learner's day begins: at 04:00 in a time zone. */
export function dayStart(day: string, timeZone: string): Date {
  return momentOn(day, TURN_OF_DAY, timeZone);
}

/** The moment at which the clocks of a time zone show a whole hour. Where they skip it, the one that they jump to. */
export function momentOn(day: string, hour: number, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + hour * HOUR;
  // Twice: the offset at the first guess can be that of the other side of a change of the clock.
  let moment = wanted - offsetAt(new Date(wanted), timeZone);
  moment = wanted - offsetAt(new Date(moment), timeZone);
  return new Date(moment);
}

/** Whether a text names a time zone that this machine knows. */
export function isTimeZone(text: string): boolean {
  return clockOf(text) !== undefined;
}

/** A day so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** How many days lie between two; negative when the second is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
}

/** How far the clock of a zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: Date, timeZone: string): number {
  const { date, hour, minute } = shownAt(moment, timeZone);
  const clock = Date.parse(`${date}T00:00:00Z`) + hour * HOUR + minute * MINUTE;
  return clock - Math.floor(moment.getTime() / MINUTE) * MINUTE;
}

function dayIn(now: Date, timeZone: string): string {
  const { date, hour } = shownAt(now, timeZone);
  return hour < TURN_OF_DAY ? addDays(date, -1) : date;
}

/** What calendar and clock of a zone show at a moment. */
function shownAt(moment: Date, timeZone: string): { date: string; hour: number; minute: number } {
  const parts = (clockOf(timeZone) ?? clockOf('UTC'))?.formatToParts(moment) ?? [];
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  return { date, hour: Number(part('hour')), minute: Number(part('minute')) };
}

/** Clocks by the zones that were asked for. To make one takes a hundred times as long as to look at it. */
const clocks = new Map<string, Intl.DateTimeFormat>();
/** More names of zones are not remembered: a stranger may send them in any mixture of capitals. */
const MOST_CLOCKS = 200;

/** Undefined for a text that names no zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat | undefined {
  const known = clocks.get(timeZone);
  if (known) return known;
  try {
    const clock = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    if (clocks.size >= MOST_CLOCKS) clocks.clear();
    clocks.set(timeZone, clock);
    return clock;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
