import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { daysBetween } from '#domain/knowledge/learner-day.ts';
import { StretchedSvg } from '../../../ui/chart/stretched-svg.tsx';

const [TODAY, LAST] = [4, 90];
const POINTS = 8;

/** What was recalled today and when each skill returns: all of it again at the top, falling until then. */
export function ReturnPicture({ returnsOn, day }: { returnsOn: readonly string[]; day: string }) {
  const { t } = useLingui();
  const longest = Math.max(...returnsOn.map((one) => daysBetween(day, one)), 1);
  const curves = returnsOn.map((one) => {
    const days = daysBetween(day, one);
    // Recall falls to the same share by the day of return, whichever that is.
    const points = Array.from({ length: POINTS + 1 }, (_, place) => {
      const share = place / POINTS;
      return `${TODAY + share * (days / longest) * (LAST - TODAY)} ${12 + 60 * (1 - 0.45 ** share)}`;
    });
    return { path: `M${points.join('L')}`, end: points.at(-1) ?? '' };
  });
  return (
    <figure dir="ltr" className="flex h-full flex-col" aria-label={t`When what was answered returns`}>
      <div className="relative grow">
        <StretchedSvg>
          <path d="M0 100H100" className="stroke-control" vectorEffect="non-scaling-stroke" />
          {curves.map(({ path, end }, place) => (
            <g key={place}>
              <path d={path} className="stroke-ink" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
              <path
                d={`M${end}h0`}
                className="stroke-ink"
                strokeLinecap="round"
                strokeWidth="6"
                vectorEffect="non-scaling-stroke"
              />
            </g>
          ))}
          <path
            d={`M${TODAY} 12h0`}
            className="stroke-plum"
            strokeLinecap="round"
            strokeWidth="8"
            vectorEffect="non-scaling-stroke"
          />
        </StretchedSvg>
      </div>
      <div className="relative h-5 text-13 text-muted">
        <span className="absolute start-0 font-medium text-ink">
          <Trans>today</Trans>
        </span>
        <span className="absolute end-0">
          <Plural value={longest} one="in # day" other="in # days" />
        </span>
      </div>
    </figure>
  );
}
