import { generatePrices } from '#domain/kernel/generated-prices.ts';
import { linePath } from './line-path.ts';
import { SpritePart } from './sprite-part.tsx';

const STEPS = 5;
const BARS = 60;
const WIDTH = 600;
const HEIGHT = 100;
const closes = generatePrices({ seed: 21, count: BARS, drift: 0.015, volatility: 0.09 });
const [lowest, highest] = [Math.min(...closes), Math.max(...closes)];
const yOf = (price: number) => 8 + ((highest - price) / (highest - lowest)) * (HEIGHT - 16);
const line = linePath(closes, WIDTH, yOf);

/** The line alone. */
export function JourneyMarks() {
  return (
    <path d={line} fill="none" stroke="var(--color-up)" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
  );
}

/**
 * A line of generated prices over the steps, with a mark above the middle of each: learning, too, goes up and down.
 * It runs in the direction of reading, and stretches to the width there is.
 */
export function JourneyLine() {
  return (
    <svg aria-hidden="true" className="block h-28 w-full overflow-visible max-lg:hidden rtl:-scale-x-100">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" width="100%" height="100%">
        <SpritePart name="journey" />
      </svg>
      {Array.from({ length: STEPS }, (_, step) => {
        const place = (step + 0.5) / STEPS;
        const close = closes[Math.round(place * (BARS - 1))] ?? 0;
        return (
          <circle
            key={step}
            cx={`${place * 100}%`}
            cy={`${yOf(close).toFixed(1)}%`}
            r="5"
            className="fill-paper stroke-plum"
            strokeWidth="2"
          />
        );
      })}
    </svg>
  );
}
