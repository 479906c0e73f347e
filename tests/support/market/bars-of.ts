import type { Bar } from '#domain/market/bar.ts';

/** Minute bars of a table of highs, lows, closes and volumes; each opens where the one before closed. */
export function barsOf(
  rows: readonly (readonly [high: number, low: number, close: number, volume?: number])[],
): Bar[] {
  return rows.map(([high, low, close, volume = 1], minute) => {
    const open = rows[minute - 1]?.[2] ?? close;
    return { minute, open, high, low, close, volume, spread: 1 };
  });
}
