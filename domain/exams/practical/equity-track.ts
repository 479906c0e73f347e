import { MINUTES_A_DAY } from '../../market/open-hours.ts';
import { TICKS_A_MINUTE } from '../../market/tick.ts';

/** Ticks of a session's clock in a day; the first day is a Monday. */
const DAY = MINUTES_A_DAY * TICKS_A_MINUTE;
const HOUR = 60 * TICKS_A_MINUTE;

/** Days of each period that has a limit; a month is four weeks, counted from when the session begins. */
const PERIOD_DAYS = { day: 1, week: 7, month: 28 } as const;

export type Period = keyof typeof PERIOD_DAYS;

/**
 * What an account was worth in the course of a session. It is read at full hours and at events alone, so that it tells the same
 * however far the clock was moved at a time.
 */
export class EquityTrack {
  readonly #start: number;
  readonly #seen: { readonly at: number; readonly equity: bigint }[];
  #highest: bigint;
  /** The last evening that `#highest` has counted, as its day. */
  #counted: number;

  /** @param at the cursor when the session began; the day it lies in is the first */
  constructor(at: number, equity: bigint) {
    this.#start = Math.floor(at / DAY);
    this.#seen = [{ at, equity }];
    this.#highest = equity;
    this.#counted = this.#start;
  }

  /** A point of the session's curve; one between two hours, where the clock happened to stop, is left out. */
  addPoint(at: number, equity: bigint): void {
    if (at % HOUR === 0 && at > (this.#seen.at(-1)?.at ?? 0)) this.add(at, equity);
  }

  /** What an event has left. */
  add(at: number, equity: bigint): void {
    this.#seen.push({ at, equity });
  }

  /** What a period has lost so far, in percent of what it began with; below 0 is a gain. */
  lossIn(period: Period, at: number, equity: bigint): number {
    const days = PERIOD_DAYS[period];
    const number = Math.floor((Math.floor(at / DAY) - this.#start) / days);
    return percentBelow(this.#atDay(this.#start + number * days), equity);
  }

  /** How far an account stands below its highest evening, in percent. */
  fallFromHighest(at: number, equity: bigint): number {
    const today = Math.floor(at / DAY);
    while (this.#counted < today) {
      this.#counted += 1;
      const evening = this.#atDay(this.#counted);
      if (evening > this.#highest) this.#highest = evening;
    }
    return percentBelow(this.#highest, equity);
  }

  /** What the account was worth when a day began. */
  #atDay(day: number): bigint {
    const found = this.#seen.findLast(({ at }) => at <= day * DAY) ?? this.#seen[0];
    return found?.equity ?? 0n;
  }
}

function percentBelow(high: bigint, now: bigint): number {
  return high > 0n ? (100 * Number(high - now)) / Number(high) : 0;
}
