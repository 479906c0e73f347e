import type { Candle } from '#domain/kernel/generated-prices.ts';

/** A candle with its time, for charts that scroll and zoom. */
export interface PriceBar extends Candle {
  /** When the period began, in seconds since 1970 (UTC); bars are ordered by it. */
  time: number;
  /** What was traded; without it no volume is drawn. */
  volume?: number;
}
