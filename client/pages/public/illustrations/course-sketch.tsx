import { generateCandles } from '#domain/kernel/generated-prices.ts';
import { CandleMarks } from '../../../ui/chart/candle-marks.tsx';
import { priceScale } from './price-scale.ts';

const WIDTH = 96;
const HEIGHT = 64;
const BARS = 12;

/** A few generated bars that tell one course from the next; the same for the same course. */
export function CourseSketch({ slug }: { slug: string }) {
  const seed = [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7);
  const candles = generateCandles({ seed, count: BARS });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="block h-16 w-24 max-sm:hidden print:hidden"
    >
      <CandleMarks candles={candles} width={WIDTH} yOf={priceScale(candles, HEIGHT, 3)} />
    </svg>
  );
}
