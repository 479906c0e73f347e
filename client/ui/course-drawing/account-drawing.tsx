import { generatePrices } from '#domain/kernel/generated-prices.ts';
import { HEIGHT, heightScale, lineThrough, tenths, WIDTH } from './drawing-box.ts';

const account = generatePrices({ seed: 259, count: 70, drift: 0.003, volatility: 0.03 });
const peaks = account.map((_, place) => Math.max(...account.slice(0, place + 1)));
const falls = account.map((value, place) => value / (peaks[place] ?? value));
const worst = falls.indexOf(Math.min(...falls));
const yOf = heightScale(account);
const line = lineThrough(account.map(yOf));
const peakLine = lineThrough(peaks.map(yOf));
const xOfWorst = tenths((worst / (account.length - 1)) * WIDTH);
/** What lies between the account and its highest point so far, one stroke in three units. */
const strokes = account
  .map((value, place) => [
    tenths((place / (account.length - 1)) * WIDTH),
    yOf(value),
    yOf(peaks[place] ?? value),
  ])
  .flatMap(([x, low = 0, high = 0]) => (low - high > 1.5 ? [`M${x} ${high}V${low}`] : []))
  .join('');

/** An account below its highest point: what risk management is about. */
export function AccountDrawing() {
  return (
    <g fill="none" strokeWidth="1.5">
      <path d={strokes} strokeWidth="0.75" className="stroke-control" />
      <path d={peakLine} strokeWidth="1" className="stroke-control" />
      <path d={line} className="stroke-ink" strokeLinejoin="round" />
      <path
        d={`M${xOfWorst} ${yOf(peaks[worst] ?? 0)}V${Math.min(yOf(account[worst] ?? 0), HEIGHT)}`}
        strokeDasharray="3 2"
        className="stroke-plum"
      />
    </g>
  );
}
