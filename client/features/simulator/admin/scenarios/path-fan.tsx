import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { numberFormat } from '#domain/kernel/money/number-format.ts';
import { withTrueMinus } from '#domain/kernel/money/true-minus.ts';

const [WIDTH, HEIGHT] = [320, 120];
/** Calm markets look calm beside others: what stays within has the same scale. */
const USUAL = 0.06;

/** Some paths from one start: the first in ink, the others grey, and in words between what they end. */
export function PathFan({ paths }: { paths: readonly (readonly number[])[] }) {
  const { i18n } = useLingui();
  const percent = numberFormat(i18n.locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  });
  const change = (close: number) => withTrueMinus(percent.format(close - 1));
  const closes = paths.flat();
  const reach = Math.max(USUAL, ...closes.map((close) => Math.abs(close - 1)));
  const y = (close: number) => HEIGHT / 2 - ((close - 1) / reach) * (HEIGHT / 2);
  const ends = paths.map((path) => path.at(-1) ?? 1);
  const [lowest, highest] = [change(Math.min(...ends)), change(Math.max(...ends))];
  const [top, bottom] = [change(1 + reach), change(1 - reach)];
  return (
    <figure className="grid gap-2">
      <figcaption className="font-semibold">
        <Trans>
          After twelve days they stand between <bdi>{lowest}</bdi> and <bdi>{highest}</bdi>
        </Trans>
      </figcaption>
      <div dir="ltr" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div
          aria-hidden="true"
          className="flex flex-col justify-between text-end text-13 text-muted tabular-nums"
        >
          <span>{top}</span>
          <span>{bottom}</span>
        </div>
        <svg
          direction="ltr"
          viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-40 w-full"
        >
          <line
            x1={0}
            x2={WIDTH}
            y1={HEIGHT / 2}
            y2={HEIGHT / 2}
            className="stroke-line"
            strokeDasharray="2 3"
          />
          {paths
            .map((path, place) => (
              <polyline
                key={place}
                points={path
                  .map(
                    (close, at) =>
                      `${((at / Math.max(1, path.length - 1)) * WIDTH).toFixed(1)},${y(close).toFixed(1)}`,
                  )
                  .join(' ')}
                fill="none"
                className={place === 0 ? 'stroke-ink' : 'stroke-control'}
                strokeWidth={place === 0 ? 1.75 : 1}
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
              />
            ))
            .toReversed()}
        </svg>
      </div>
    </figure>
  );
}
