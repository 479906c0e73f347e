import type { Candle } from '../kernel/generated-prices.ts';

/** One side of a sheet: what it measures, and from where to where. */
export type SheetAxis = {
  readonly label?: string;
  readonly unit?: string;
  readonly decimals: number;
  readonly from: number;
  readonly to: number;
};

/** What a learner draws on: two axes, and what stands there already. */
export type Sheet = {
  readonly x: SheetAxis;
  readonly y: SheetAxis;
  readonly candles?: readonly Candle[];
  /** Heights at equal steps from the left side to the right one. */
  readonly line?: readonly number[];
};
