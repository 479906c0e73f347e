import { Trans, useLingui } from '@lingui/react/macro';
import { generateCandles } from '#domain/kernel/generated-prices.ts';
import { CandleMarks } from '../../../ui/chart/marks/candle-marks.tsx';
import { priceScale } from './price-scale.ts';
import { SpritePart } from './sprite-part.tsx';

const WIDTH = 420;
const HEIGHT = 230;
const candles = generateCandles({ seed: 6017, count: 34, start: 48, volatility: 0.013 });
const entry = candles.at(-1)?.close ?? 0;
const yOf = priceScale(candles, HEIGHT, 14);
const stopY = Math.round(yOf(entry - 2));
const entryY = Math.round(yOf(entry));

/** The candles, the line of the stop, and an arrow from the entry to it. */
export function StopMarks() {
  return (
    <>
      <CandleMarks candles={candles} width={WIDTH} yOf={yOf} />
      <g fill="none" stroke="var(--color-plum)" strokeWidth="1.5">
        <path d={`M0 ${stopY}H${WIDTH}`} strokeDasharray="6 4" />
        <path d={`M${WIDTH - 2} ${entryY + 4}V${stopY - 3}M${WIDTH - 6} ${stopY - 8}l4 5 4-5`} />
      </g>
    </>
  );
}

/** Generated candles with the entry at the last price and the stop two dollars below it. */
export function StopChart() {
  const { t } = useLingui();
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      direction="ltr"
      role="img"
      aria-label={t`Thirty-four generated candles. A dashed line marks the stop, two dollars below the last price.`}
      className="block h-auto w-full"
    >
      <SpritePart name="stop" />
      <text
        x={WIDTH - 12}
        y={stopY - 7}
        textAnchor="end"
        className="fill-plum stroke-surface text-[14px] font-semibold [paint-order:stroke]"
        strokeWidth="4"
      >
        <Trans>Your stop: the idea was wrong</Trans>
      </text>
    </svg>
  );
}
