import type { Candle } from '#domain/kernel/generated-prices.ts';

/**
 * Where a price stands on a drawing.
 * @param candles all bars that must fit
 * @param height of the drawing
 * @param margin kept free above and below
 * @returns the distance from the top
 */
export function priceScale(
  candles: readonly Candle[],
  height: number,
  margin: number,
): (price: number) => number {
  const highest = Math.max(...candles.map(({ high }) => high));
  const lowest = Math.min(...candles.map(({ low }) => low));
  return (price) => margin + ((highest - price) / (highest - lowest)) * (height - 2 * margin);
}
