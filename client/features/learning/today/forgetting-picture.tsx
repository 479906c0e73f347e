import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { daysBetween } from '#domain/knowledge/learner-day.ts';
import type { Forgetting } from '#domain/knowledge/today-contract.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { StretchedSvg } from '../../../ui/chart/stretched-svg.tsx';

/** The least of the recall shown. */
const BOTTOM = 0.5;
/** Where the first day stands, and today, in percent of the width; beside it there is room for the share, however narrow it is. */
const [FIRST, TODAY] = [4, 74];
const FADED = 0.8;

/** How what is due today was forgotten: a curve for each skill, from the day on which it was asked last to today. */
export function ForgettingPicture({ skills, day }: { skills: readonly Forgetting[]; day: string }) {
  const { t, i18n } = useLingui();
  const longest = Math.max(...skills.map(({ last }) => daysBetween(last, day)), 1);
  const xOf = (daysAgo: number) => TODAY - (daysAgo / longest) * (TODAY - FIRST);
  const least = Math.min(BOTTOM, ...skills.map(({ curve }) => curve.at(-1) ?? 1));
  const yOf = (recall: number) => 8 + ((1 - recall) / (1 - least)) * 84;
  const curves = skills.map(({ skill, last, curve }) => {
    const ago = daysBetween(last, day);
    const points = curve.map(
      (recall, place) => [xOf(ago * (1 - place / (curve.length - 1))), yOf(recall)] as const,
    );
    return { skill, path: `M${points.map(([x, y]) => `${tenths(x)} ${tenths(y)}`).join('L')}`, ago, points };
  });
  const percent = formatNumber(FADED, i18n.locale, { style: 'percent' });
  return (
    <figure dir="ltr" className="flex h-full flex-col" aria-label={t`How what is due was forgotten`}>
      <div className="relative grow">
        <StretchedSvg>
          <path
            d={`M0 ${yOf(FADED)}H100`}
            className="stroke-control"
            strokeDasharray="2 3"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={`M${TODAY} 0V100`}
            className="stroke-plum"
            strokeDasharray="2 3"
            vectorEffect="non-scaling-stroke"
          />
          <path d="M0 100H100" className="stroke-control" vectorEffect="non-scaling-stroke" />
          {curves.map(({ skill, path }) => (
            <path
              key={skill}
              d={path}
              className="stroke-ink"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {curves.map(({ skill, points }) => (
            <g key={skill} strokeLinecap="round" strokeWidth="6">
              <path d={dot(points[0])} className="stroke-ink" vectorEffect="non-scaling-stroke" />
              <path d={dot(points.at(-1))} className="stroke-plum" vectorEffect="non-scaling-stroke" />
            </g>
          ))}
        </StretchedSvg>
        <span
          aria-hidden="true"
          className="absolute end-0 -translate-y-full text-13 text-muted"
          style={{ top: `${yOf(FADED)}%` }}
        >
          {percent}
        </span>
      </div>
      <div className="relative h-5 text-13 text-muted">
        <span className="absolute start-0">
          <Plural value={longest} one="# day ago" other="# days ago" />
        </span>
        <span className="absolute -translate-x-1/2 font-medium text-ink" style={{ left: `${TODAY}%` }}>
          <Trans>today</Trans>
        </span>
      </div>
    </figure>
  );
}

/** A line without length and with round ends. */
function dot(point: readonly [number, number] | undefined): string {
  return point === undefined ? '' : `M${tenths(point[0])} ${tenths(point[1])}h0`;
}

function tenths(length: number): number {
  return Math.round(length * 10) / 10;
}
