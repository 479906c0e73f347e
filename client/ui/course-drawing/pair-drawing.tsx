import { generatePrices } from '#domain/kernel/generated-prices.ts';
import { heightScale, lineThrough } from './drawing-box.ts';

const rate = generatePrices({ seed: 14, count: 60, volatility: 0.02 });
const inverse = rate.map((price) => (100 * 100) / price);
const yOf = heightScale([...rate, ...inverse]);
const line = lineThrough(rate.map(yOf));
const mirrored = lineThrough(inverse.map(yOf));

/** A rate of two currencies and the same rate the other way round: what one gains the other loses. */
export function PairDrawing() {
  return (
    <g fill="none" strokeWidth="1.5" strokeLinejoin="round">
      <path d={line} className="stroke-ink" />
      <path d={mirrored} className="stroke-plum" />
    </g>
  );
}
