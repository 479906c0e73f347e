import { seededRandom } from '#domain/kernel/seeded-random.ts';
import { HEIGHT, tenths, WIDTH } from './drawing-box.ts';

const LEVELS = 9;
const SPREAD = 12;
const STEP = (WIDTH - SPREAD) / 2 / LEVELS;

/** How much waits up to each level away from the middle, as a share of the height. */
function depths(seed: number): number[] {
  const random = seededRandom(seed);
  let sum = 0;
  const sums = Array.from({ length: LEVELS }, () => (sum += 0.4 + random()));
  return sums.map((depth) => (depth / sum) * (HEIGHT - 4));
}

/** Stairs away from the middle, `side` -1 to the left and 1 to the right. */
function stairs(seed: number, side: -1 | 1): string {
  const start = WIDTH / 2 + (side * SPREAD) / 2;
  return `M${start} ${HEIGHT}${depths(seed)
    .map((depth, place) => `V${tenths(HEIGHT - depth)}H${tenths(start + side * STEP * (place + 1))}`)
    .join('')}V${HEIGHT}`;
}

const bids = stairs(7, -1);
const asks = stairs(3, 1);

/** The offers of an order book: who would buy on the left, who would sell on the right, and the spread between them. */
export function BookDrawing() {
  return (
    <g strokeWidth="1.5" strokeLinejoin="round">
      <path d={`${bids}Z`} fill="none" className="stroke-up" />
      <path d={`${asks}Z`} className="fill-down/20 stroke-down" />
    </g>
  );
}
