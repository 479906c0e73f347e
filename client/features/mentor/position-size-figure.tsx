import { CALCULATORS, type Results, type Values } from '#domain/mentor/calculators/calculators.ts';
import { wordValue } from '#domain/mentor/calculators/word-value.ts';
import { Trans, useLingui } from '@lingui/react/macro';

const WIDTH = 340;
/** More slices than this could not be told apart. */
const MOST_SLICES = 60;

interface PositionSizeFigureProps {
  values: Values;
  results: Results;
}

/** A position size drawn: the sliver of the account at risk, opened into slices, one for each unit. */
export function PositionSizeFigure({ values, results }: PositionSizeFigureProps) {
  const { t, i18n } = useLingui();
  const sum = { calculator: CALCULATORS['position-size'], values, results };
  const word = (name: string) => wordValue(sum, name, i18n.locale);
  const [percent, distance] = [Number(values.percent), Number(values.distance)];
  const { risk = 0, size = 0 } = results;
  const [account, share, atRisk, each, units] = [
    word('account'),
    word('percent'),
    word('risk'),
    word('distance'),
    word('size'),
  ];
  const sliver = Math.max((WIDTH * percent) / 100, 2);
  const slices = size <= MOST_SLICES ? size : 0;
  return (
    <figure className="grid max-w-90 gap-1 text-13">
      <p>
        <span className="font-semibold">
          <Trans>Account</Trans>
        </span>{' '}
        <span className="tabular-nums text-muted">{account}</span>
      </p>
      <svg
        viewBox={`-1 -1 ${WIDTH + 2} 66`}
        role="img"
        aria-label={t`${share} of ${account} is ${atRisk}. At ${each} a unit that makes ${units} units.`}
        className="w-full rtl:-scale-x-100"
        fill="none"
      >
        <rect width={WIDTH} height="12" className="stroke-ink" />
        <rect width={sliver} height="12" className="fill-plum" />
        <path d={`M0 12V46M${sliver} 12L${WIDTH} 46`} strokeDasharray="2 3" className="stroke-plum" />
        <rect y="46" width={WIDTH} height="16" className="fill-plum stroke-plum" fillOpacity="0.08" />
        {Array.from({ length: slices }, (_, place) => (
          <rect
            key={place}
            x={(place * WIDTH * distance) / risk}
            y="46"
            width={(WIDTH * distance) / risk}
            height="16"
            className={place === 0 ? 'fill-plum stroke-plum' : 'stroke-plum'}
          />
        ))}
      </svg>
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-muted tabular-nums">
        <span>
          <Trans>
            Risk {share} is {atRisk}
          </Trans>
        </span>
        <span>
          <Trans>
            {units} slices of {each}
          </Trans>
        </span>
      </figcaption>
    </figure>
  );
}
