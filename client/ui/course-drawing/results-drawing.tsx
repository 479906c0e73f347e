import { normal, seededRandom } from '#domain/kernel/seeded-random.ts';
import { HEIGHT, tenths, WIDTH } from './drawing-box.ts';

const TRADES = 18;
const random = seededRandom(9);
const results = Array.from({ length: TRADES }, () => normal(random));
const most = Math.max(...results.map(Math.abs));
const step = WIDTH / TRADES;
const bars = results.map((result, place) => ({
  won: result > 0,
  path: `M${tenths((place + 0.2) * step)} ${HEIGHT / 2}h${tenths(step * 0.6)}v${tenths((-result / most) * (HEIGHT / 2 - 2))}h${tenths(-step * 0.6)}Z`,
}));
const pathOf = (won: boolean) => bars.flatMap((bar) => (bar.won === won ? [bar.path] : [])).join('');

/** Trade after trade, won and lost, in an order that says nothing about the next one. */
export function ResultsDrawing() {
  return (
    <g strokeWidth="1.5" strokeLinejoin="round">
      <path d={pathOf(true)} fill="none" className="stroke-up" />
      <path d={pathOf(false)} className="fill-down stroke-down" />
      <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} strokeWidth="1" className="stroke-control" />
    </g>
  );
}
