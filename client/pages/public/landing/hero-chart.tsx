import { Trans, useLingui } from '@lingui/react/macro';
import { seededCandles } from './seeded-candles.ts';

const WIDTH = 480;
const HEIGHT = 260;
const candles = seededCandles(11, 32);
const highest = Math.max(...candles.map(({ high }) => high));
const lowest = Math.min(...candles.map(({ low }) => low));
const step = WIDTH / candles.length;
const yOf = (price: number) => ((highest - price) / (highest - lowest)) * (HEIGHT - 20) + 10;
const stopY = yOf(lowest + (highest - lowest) * 0.12);

/** A drawn chart with the place where a trade would be wrong: what the first lessons are about. */
export function HeroChart() {
  const { t } = useLingui();
  return (
    <figure className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <figcaption className="mb-4 flex flex-wrap justify-between gap-x-4 text-15">
        <span className="font-semibold">
          <Trans>The stop decides the size</Trans>
        </span>
        <span className="text-muted">
          <Trans>Generated prices</Trans>
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        direction="ltr"
        role="img"
        aria-label={t`Thirty-two generated candles with a dashed line below them: the stop, where the trade would be wrong.`}
        className="block h-auto w-full"
      >
        {candles.map(({ open, high, low, close }, index) => {
          const x = index * step + step / 2;
          const rises = close >= open;
          return (
            // The bars never move: their place is their identity.
            <g
              key={index}
              className={rises ? 'text-up' : 'text-down'}
              stroke="currentColor"
              strokeWidth="1.5"
            >
              <line x1={x} x2={x} y1={yOf(high)} y2={yOf(Math.max(open, close))} />
              <line x1={x} x2={x} y1={yOf(Math.min(open, close))} y2={yOf(low)} />
              <rect
                x={x - step * 0.3}
                width={step * 0.6}
                y={yOf(Math.max(open, close))}
                height={Math.max(Math.abs(yOf(open) - yOf(close)), 1)}
                fill={rises ? 'none' : 'currentColor'}
              />
            </g>
          );
        })}
        <line
          x1="0"
          x2={WIDTH}
          y1={stopY}
          y2={stopY}
          className="text-plum"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeDasharray="6 4"
        />
      </svg>
      <p className="guide-voice mt-4">
        <Trans>You may lose $100 and the stop is $2.00 away: that is 50 shares, whatever you hope for.</Trans>
      </p>
    </figure>
  );
}
