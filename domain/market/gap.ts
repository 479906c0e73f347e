import type { Bar } from './bar.ts';

/** What lies between two bars that do not follow each other: the market was closed, or nothing was traded. */
export interface Gap {
  symbol: string;
  lastMinute: number;
  firstMinute: number;
  /** The last bid before it, in ticks. */
  close: number;
  /** The first bid after it, in ticks. */
  open: number;
}

/** The gap between two minute bars of an instrument; undefined where they follow each other. */
export function gapBetween(symbol: string, before: Bar, after: Bar): Gap | undefined {
  if (after.minute === before.minute + 1) return undefined;
  return {
    symbol,
    lastMinute: before.minute,
    firstMinute: after.minute,
    close: before.close,
    open: after.open,
  };
}
