import { generateCandles } from '#domain/kernel/generated-prices.ts';
import { CandleMarks } from '../chart/marks/candle-marks.tsx';
import { heightScale, tenths, WIDTH } from './drawing-box.ts';

const AVERAGED = 5;
const candles = generateCandles({ seed: 12, count: 22, drift: 0.006, volatility: 0.02 });
const yOf = heightScale(candles.flatMap(({ high, low }) => [high, low]));
const step = WIDTH / candles.length;
const average = candles.slice(AVERAGED - 1).map((_, place) => {
  const shown = candles.slice(place, place + AVERAGED);
  const mean = shown.reduce((sum, { close }) => sum + close, 0) / AVERAGED;
  return `${tenths((place + AVERAGED - 0.5) * step)} ${yOf(mean)}`;
});

/** Candles and their moving average. */
export function TrendDrawing() {
  return (
    <>
      <CandleMarks candles={candles} width={WIDTH} yOf={yOf} />
      <path d={`M${average.join('L')}`} fill="none" strokeWidth="1.5" className="stroke-ink" />
    </>
  );
}
