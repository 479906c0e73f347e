import { Trans, useLingui } from '@lingui/react/macro';
import { numberFormat } from '#domain/kernel/money/number-format.ts';
import { withTrueMinus } from '#domain/kernel/money/true-minus.ts';

const [WIDTH, HEIGHT] = [160, 64];

/**
 * Two weeks of a market with the parameters of a scenario, and nothing planted. The line fills its room, and the words below say how
 * far that is: a calm market would be a flat line on the scale of a wild one.
 *
 * @param picture closes by the first of them
 */
export function ScenarioPicture({ picture, large = false }: { picture: readonly number[]; large?: boolean }) {
  const { i18n } = useLingui();
  const [lowest, highest] = [Math.min(1, ...picture), Math.max(1, ...picture)];
  const reach = highest - lowest;
  const y = (close: number) => (reach === 0 ? HEIGHT / 2 : ((highest - close) / reach) * HEIGHT);
  const points = picture
    .map(
      (close, place) =>
        `${((place / Math.max(1, picture.length - 1)) * WIDTH).toFixed(1)},${y(close).toFixed(1)}`,
    )
    .join(' ');
  const percent = numberFormat(i18n.locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const [low, high] = [lowest, highest].map((close) => withTrueMinus(percent.format(close - 1)));
  return (
    <div className={large ? 'grid gap-1' : 'grid w-28 shrink-0 content-start gap-1 sm:w-40'}>
      <svg
        direction="ltr"
        viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
        aria-hidden="true"
        preserveAspectRatio="none"
        className={large ? 'h-32 w-full' : 'h-16 w-full'}
      >
        <line x1={0} x2={WIDTH} y1={y(1)} y2={y(1)} className="stroke-control" strokeDasharray="2 3" />
        <polyline
          points={points}
          fill="none"
          className="stroke-ink"
          strokeWidth="1.25"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="text-13 text-muted tabular-nums">
        <Trans>
          {low} to {high}
        </Trans>
      </p>
    </div>
  );
}
