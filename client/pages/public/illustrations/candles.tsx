import type { Candle } from '#domain/kernel/generated-prices.ts';

interface CandlesProps {
  candles: readonly Candle[];
  /** Width of the drawing that the bars share. */
  width: number;
  /** Where a price stands, from the top. */
  yOf: (price: number) => number;
  /** Bars from this one on stand one place further on, as after a gap. */
  gapBefore?: number;
}

/** Bars of a chart: hollow when the price rose, filled when it fell. */
export function Candles({ candles, width, yOf, gapBefore = Infinity }: CandlesProps) {
  const places = candles.length + (gapBefore < candles.length ? 1 : 0);
  const step = width / places;
  return candles.map(({ open, high, low, close }, index) => {
    const x = (index + (index >= gapBefore ? 1 : 0) + 0.5) * step;
    const rises = close >= open;
    const top = yOf(Math.max(open, close));
    const bottom = yOf(Math.min(open, close));
    return (
      // The bars never move: their place is their identity.
      <g key={index} className={rises ? 'text-up' : 'text-down'} stroke="currentColor" strokeWidth="1.5">
        <path
          d={`M${round(x)} ${round(yOf(high))}V${round(top)}M${round(x)} ${round(bottom)}V${round(yOf(low))}`}
        />
        <rect
          x={round(x - step * 0.3)}
          width={round(step * 0.6)}
          y={round(top)}
          height={round(Math.max(bottom - top, 1))}
          fill={rises ? 'none' : 'currentColor'}
        />
      </g>
    );
  });
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
