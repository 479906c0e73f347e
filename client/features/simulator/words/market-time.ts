import { TICKS_A_MINUTE } from '#domain/market/tick.ts';

/** Monday, 1 January 2001: where the invented calendar of the markets begins. The year is never shown. */
const START = Date.UTC(2001, 0, 1) / 1000;

/** A minute of the market as seconds since 1970 (UTC), which charts count by. */
export function timeOfMinute(minute: number): number {
  return START + minute * 60;
}

/** The minute of the market of such a time. */
export function minuteOfTime(time: number): number {
  return Math.floor((time - START) / 60);
}

/** A tick of the clock as seconds since 1970 (UTC). */
export function timeOfTick(at: number): number {
  return START + (at * 60) / TICKS_A_MINUTE;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: string, kind: keyof typeof KINDS): Intl.DateTimeFormat {
  const key = `${locale} ${kind}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, { ...KINDS[kind], timeZone: 'UTC' });
  formats.set(key, made);
  return made;
}

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const KINDS = {
  moment: { ...DAY, ...CLOCK },
  day: DAY,
  clock: CLOCK,
  second: { ...DAY, ...CLOCK, second: '2-digit' },
} as const;

/** A time of the market in words: its day and time of the day, or one of these. @param time seconds since 1970 (UTC) */
export function formatMarketTime(time: number, locale: string, kind: keyof typeof KINDS = 'moment'): string {
  return format(locale, kind).format(time * 1000);
}
