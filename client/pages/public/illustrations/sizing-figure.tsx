import { Trans, useLingui } from '@lingui/react/macro';
import { usePage } from '../page-context.tsx';
import { linePath } from './line-path.ts';
import { simulateAccount } from './simulate-account.ts';
import { SpritePart } from './sprite-part.tsx';

const WIDTH = 440;
const HEIGHT = 230;
/** Of many seeds, the one whose falls and ends are nearest to the median: a usual outcome, not a chosen one. */
const SEED = 1498;
const TRADES = 200;
const careful = simulateAccount(SEED, TRADES, 0.01);
const reckless = simulateAccount(SEED, TRADES, 0.1);
const all = [...careful.values, ...reckless.values];
const [lowest, highest] = [Math.min(...all), Math.max(...all)];
const yOf = (value: number) => 10 + ((highest - value) / (highest - lowest)) * (HEIGHT - 20);
const startY = yOf(1).toFixed(1);

/** The values of both accounts, and where they began. */
export function SizingMarks() {
  return (
    <g fill="none">
      <path d={`M0 ${startY}H${WIDTH}`} stroke="var(--color-line)" strokeDasharray="2 4" />
      <path d={linePath(reckless.values, WIDTH, yOf)} stroke="var(--color-down)" strokeWidth="1.5" />
      <path d={linePath(careful.values, WIDTH, yOf)} stroke="var(--color-up)" strokeWidth="2.5" />
    </g>
  );
}

/** Two accounts that take the same trades: what the size alone decides. */
export function SizingFigure() {
  const { t } = useLingui();
  const { locale } = usePage();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const [small, large] = [percent.format(0.01), percent.format(0.1)];
  const [smallFall, largeFall] = [percent.format(careful.deepestFall), percent.format(reckless.deepestFall)];
  return (
    <figure>
      <figcaption>
        <p className="font-serif text-24">
          <Trans>The same 200 trades. Only the size differs.</Trans>
        </p>
        <p className="mt-1 text-15 text-muted">
          <Trans>Value of two accounts, generated results. Half of the trades win 1.1 times the risk.</Trans>
        </p>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        direction="ltr"
        role="img"
        aria-label={t`Two lines from the same start. The account that risks ${small} a trade moves gently; the one that risks ${large} swings and falls by ${largeFall}.`}
        className="mt-4 block h-auto w-full"
      >
        <SpritePart name="sizing" />
      </svg>
      <dl className="mt-4 grid gap-2 border-t border-line pt-4 text-15 sm:grid-cols-2">
        <div className="border-s-3 border-up ps-3">
          <dt className="font-semibold">
            <Trans>Risking {small} a trade</Trans>
          </dt>
          <dd className="text-muted">
            <Trans>Deepest fall: {smallFall}</Trans>
          </dd>
        </div>
        <div className="border-s-3 border-down ps-3">
          <dt className="font-semibold">
            <Trans>Risking {large} a trade</Trans>
          </dt>
          <dd className="text-muted">
            <Trans>Deepest fall: {largeFall}</Trans>
          </dd>
        </div>
      </dl>
    </figure>
  );
}
