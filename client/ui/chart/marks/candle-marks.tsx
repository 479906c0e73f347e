import type { Candle } from '#domain/kernel/generated-prices.ts';

interface CandleMarksProps {
  candles: readonly Candle[];
  /** The width of the box that they fill from left to right, in its own units. */
  width: number;
  yOf: (price: number) => number;
}

/**
 * Candles: hollow and blue when the price rose, filled and brown when it fell, so that no colour is needed. All of a
 * kind are one path, in tenths of a unit, which keeps drawings small. Colours are attributes, for no class reaches into a
 * drawing of another file.
 */
export function CandleMarks({ candles, width, yOf }: CandleMarksProps) {
  const step = width / Math.max(1, candles.length);
  const tenths = (length: number) => Math.round(length * 10) / 10;
  const bodyWidth = tenths(step * 0.6);
  const drawn = candles.map(({ open, high, low, close }, place) => {
    const centre = tenths((place + 0.5) * step);
    const start = tenths((place + 0.2) * step);
    const [top, bottom] = [tenths(yOf(Math.max(open, close))), tenths(yOf(Math.min(open, close)))];
    const wicks = `M${centre} ${tenths(yOf(high))}V${top}M${centre} ${bottom}V${tenths(yOf(low))}`;
    return { rose: close >= open, path: `${wicks}M${start} ${top}h${bodyWidth}V${bottom}H${start}Z` };
  });
  const pathOf = (rose: boolean) =>
    drawn.flatMap((candle) => (candle.rose === rose ? [candle.path] : [])).join('');
  return (
    <g strokeWidth="1.5" stroke="currentColor">
      <path d={pathOf(true)} fill="none" vectorEffect="non-scaling-stroke" color="var(--color-up)" />
      <path
        d={pathOf(false)}
        fill="currentColor"
        vectorEffect="non-scaling-stroke"
        color="var(--color-down)"
      />
    </g>
  );
}
