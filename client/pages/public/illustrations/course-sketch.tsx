import { generateCandles } from '#domain/kernel/generated-prices.ts';
import { CandleMarks } from '../../../ui/chart/marks/candle-marks.tsx';
import { priceScale } from './price-scale.ts';
import { SpritePart } from './sprite-part.tsx';

const STEP = 8;
const BARS = 12;
/** Stretches of the market before they begin again. */
const STRETCHES = 6;
const MARGIN = 3;
const WIDTH = STEP * BARS;
const HEIGHT = 64;
const market = generateCandles({ seed: 47, count: BARS * STRETCHES });
const yOf = priceScale(market, HEIGHT * 2, 0);

/** One generated market, of which every course shows another stretch. */
export function CourseMarket() {
  return <CandleMarks candles={market} width={WIDTH * STRETCHES} yOf={yOf} />;
}

/** A few generated bars that tell one course from the next. @param place of the course in the catalogue, from 0 */
export function CourseSketch({ place }: { place: number }) {
  const stretch = place % STRETCHES;
  const shown = market.slice(stretch * BARS, (stretch + 1) * BARS);
  const top = Math.round(yOf(Math.max(...shown.map(({ high }) => high)))) - MARGIN;
  const bottom = Math.round(yOf(Math.min(...shown.map(({ low }) => low)))) + MARGIN;
  return (
    <svg
      aria-hidden="true"
      viewBox={`${stretch * WIDTH} ${top} ${WIDTH} ${bottom - top}`}
      preserveAspectRatio="none"
      className="block h-16 w-24 max-sm:hidden print:hidden"
    >
      <SpritePart name="course-market" />
    </svg>
  );
}
