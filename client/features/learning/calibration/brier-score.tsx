import { Trans, useLingui } from '@lingui/react/macro';
import { type Calibration, COIN_SCORE } from '#domain/learning/calibration.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';

/** The Brier score beside that of a coin, and what it is made of. */
export function BrierScore({ calibration }: { calibration: Calibration }) {
  const { i18n } = useLingui();
  const number = (value: number) =>
    formatNumber(value, i18n.locale, { minimumFractionDigits: 3, maximumFractionDigits: 3 }).replace(
      '-',
      '−',
    );
  const percent = formatNumber(calibration.came.share, i18n.locale, {
    style: 'percent',
    maximumFractionDigits: 0,
  });
  const coin = formatNumber(COIN_SCORE, i18n.locale);
  const parts = [
    {
      id: 'reliability',
      name: <Trans>Gap between said and true</Trans>,
      value: calibration.reliability,
      says: <Trans>Adds to the score. 0 on the dashed line.</Trans>,
    },
    {
      id: 'resolution',
      name: <Trans>Telling sure from unsure</Trans>,
      value: -calibration.resolution,
      says: <Trans>Taken off: how far what came true differs with what you said.</Trans>,
    },
    {
      id: 'uncertainty',
      name: <Trans>How hard it was</Trans>,
      value: calibration.uncertainty,
      says: <Trans>What you would score by always saying {percent}.</Trans>,
    },
  ];
  return (
    <section aria-labelledby="brier-score" className="grid gap-4">
      <h2 id="brier-score" className="text-24">
        <Trans>Brier score</Trans>
      </h2>
      <p>
        <span className="font-serif text-44 tabular-nums">{number(calibration.brier)}</span>
      </p>
      <p className="max-w-measure text-muted">
        <Trans>
          The mean of the squared distances between what you said and what came true. 0 is best. A coin, 50%
          every time, scores {coin}.
        </Trans>
      </p>
      <dl className="divide-y divide-line border-y border-line">
        {parts.map(({ id, name, value, says }) => (
          <div key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3">
            <dt className="font-semibold">{name}</dt>
            <dd className="row-span-2 tabular-nums">{number(value)}</dd>
            <dd className="text-15 text-muted">{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
