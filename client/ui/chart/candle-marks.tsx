import type { Candle } from '#domain/kernel/generated-prices.ts';

interface CandleMarksProps {
  candles: readonly Candle[];
  /** The width of the box that they fill from left to right, in its own units. */
  width: number;
  yOf: (price: number) => number;
}

/** Candles: hollow and blue when the price rose, filled and brown when it fell, so that no colour is needed. */
export function CandleMarks({ candles, width, yOf }: CandleMarksProps) {
  const step = width / Math.max(1, candles.length);
  return candles.map(({ open, high, low, close }, place) => {
    const x = (place + 0.5) * step;
    const top = yOf(Math.max(open, close));
    const bottom = yOf(Math.min(open, close));
    const rose = close >= open;
    return (
      // Candles never change places: the place is the identity.
      <g key={place} className={rose ? 'text-up' : 'text-down'} stroke="currentColor" strokeWidth="1.5">
        <path d={`M${x} ${yOf(high)}V${top}M${x} ${bottom}V${yOf(low)}`} vectorEffect="non-scaling-stroke" />
        <path
          d={`M${x - step * 0.3} ${top}H${x + step * 0.3}V${bottom}H${x - step * 0.3}Z`}
          fill={rose ? 'none' : 'currentColor'}
          vectorEffect="non-scaling-stroke"
        />
      </g>
    );
  });
}
