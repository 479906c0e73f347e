import { Trans, useLingui } from '@lingui/react/macro';
import { generateCandles } from '#domain/kernel/generated-prices.ts';
import { CandleMarks } from '../../../ui/chart/marks/candle-marks.tsx';
import { priceScale } from './price-scale.ts';
import { SpritePart } from './sprite-part.tsx';

const WIDTH = 420;
const HEIGHT = 230;
const before = generateCandles({ seed: 5, count: 14, drift: 0.004 });
const after = generateCandles({ seed: 12, count: 12, start: (before.at(-1)?.close ?? 0) * 0.86 });
const yOf = priceScale([...before, ...after], HEIGHT, 12);
/** The gap is one place wide. */
const step = WIDTH / (before.length + 1 + after.length);
const gapX = (before.length + 0.5) * step;
const gapTop = yOf(before.at(-1)?.low ?? 0);
const gapBottom = yOf(after[0]?.high ?? 0);

/** Prices with a jump between them. */
export function GapMarks() {
  return (
    <>
      <CandleMarks candles={before} width={before.length * step} yOf={yOf} />
      <g transform={`translate(${(before.length + 1) * step})`}>
        <CandleMarks candles={after} width={after.length * step} yOf={yOf} />
      </g>
      <g fill="none" stroke="var(--color-plum)" strokeWidth="1.5">
        <path d={`M${gapX} ${gapTop}V${gapBottom}`} strokeDasharray="4 4" />
        <path d={`M${gapX - 8} ${gapTop}h16M${gapX - 8} ${gapBottom}h16`} />
      </g>
    </>
  );
}

/** A place where there is nothing, for the page of an address where there is nothing. */
export function GapChart() {
  const { t } = useLingui();
  return (
    <figure className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <figcaption className="mb-4 flex flex-wrap justify-between gap-x-4 text-15">
        <span className="font-semibold">
          <Trans>A gap: from one price to another, and nothing in between</Trans>
        </span>
        <span className="text-muted">
          <Trans>Generated prices</Trans>
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        direction="ltr"
        role="img"
        aria-label={t`Generated candles that jump to a lower price without any in between.`}
        className="block h-auto w-full"
      >
        <SpritePart name="gap" />
      </svg>
    </figure>
  );
}
