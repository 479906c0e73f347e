import type { Nominal } from '../kernel/nominal.ts';
import { TICKS_A_MINUTE } from './tick.ts';

/**
 * How far a session has come: how many ticks of its clock have passed. Seen is a tick whose `at` lies below. The clock runs
 * while an instrument is closed, too, and all instruments and timeframes share it.
 */
export type Cursor = Nominal<number, 'Cursor'>;

/** The cursor at the start of a minute: nothing of that minute has been seen. */
export function cursorAt(minute: number): Cursor {
  return (minute * TICKS_A_MINUTE) as Cursor;
}

/** The minute that the next tick belongs to. */
export function minuteOf(cursor: Cursor): number {
  return Math.floor(cursor / TICKS_A_MINUTE);
}
