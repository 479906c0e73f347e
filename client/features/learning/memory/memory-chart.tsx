import { Trans, useLingui } from '@lingui/react/macro';
import { StretchedSvg } from '../../../ui/chart/stretched-svg.tsx';
import type { ReadMemoryResponse } from '#domain/knowledge/today-contract.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';

/** What lies between two lines of the axis. */
const STEP = 0.05;
/** How much of the plot's height lies above the lowest point, so that words have room below it. */
const ABOVE = 0.84;
/** As many dots of reviews due stand on each other. */
const MOST_DOTS = 8;

type Point = readonly [day: number, recall: number];

/**
 * Recall over days: ink until today, then plum with the reviews and dashed without any, and a dot for each review that falls due.
 * Time runs from left to right in every language.
 */
export function MemoryChart({
  memory: { day, past, future, target_recall },
}: {
  memory: ReadMemoryResponse;
}) {
  const { i18n } = useLingui();
  const today = past.length;
  const days = today + future.length - 1;
  const known = past.flatMap(({ recall }, place): Point[] => (recall === null ? [] : [[place, recall]]));
  const now: Point = [today, future[0]?.without ?? 1];
  const kept: Point[] = [now, ...future.map((one, place): Point => [today + place, one.kept])];
  const without = future.map((one, place): Point => [today + place, one.without]);
  const all = [...known, ...kept, ...without].map(([, recall]) => recall);
  const lowest = Math.min(...all, target_recall);
  const least = Math.max(Math.min(Math.floor((1 - (1 - lowest) / ABOVE) / STEP) * STEP, 1 - 3 * STEP), 0);
  const xOf = (place: number) => (place / days) * 100;
  const yOf = (recall: number) => ((1 - recall) / (1 - least)) * 100;
  const line = (points: readonly Point[]) =>
    points
      .map(
        ([place, recall], index) => `${index === 0 ? 'M' : 'L'}${tenths(xOf(place))} ${tenths(yOf(recall))}`,
      )
      .join('');
  const area = `${line(kept)}${line(without.toReversed()).replace('M', 'L')}Z`;
  const percent = (share: number) => formatNumber(share, i18n.locale, { style: 'percent' });
  const lines = axis(least);
  const date = (one: string) =>
    new Intl.DateTimeFormat(i18n.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
      new Date(`${one}T00:00:00Z`),
    );
  const end = future.at(-1);
  const endWithout = yOf(end?.without ?? 0);
  return (
    <div dir="ltr" aria-hidden="true" className="grid grid-cols-[2.75rem_1fr] pt-5 text-13 text-muted">
      <div className="relative h-44">
        {lines.map((share) => (
          <span
            key={share}
            className={`absolute -translate-y-1/2 ${Math.abs(share - target_recall) < 0.001 ? 'font-semibold text-ink' : ''}`}
            style={{ top: `${yOf(share)}%` }}
          >
            {percent(share)}
          </span>
        ))}
      </div>
      <div className="relative h-44 text-ink">
        <StretchedSvg>
          <path d={area} className="fill-plum-soft" stroke="none" />
          {lines.map((share) => (
            <path
              key={share}
              d={`M0 ${yOf(share)}H100`}
              className={Math.abs(share - target_recall) < 0.001 ? 'stroke-ink' : 'stroke-line'}
              strokeDasharray={Math.abs(share - target_recall) < 0.001 ? '3 3' : undefined}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <path
            d={`M${xOf(today)} 0V100`}
            className="stroke-plum"
            strokeDasharray="2 3"
            vectorEffect="non-scaling-stroke"
          />
          <path d={line([...known, now])} strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
          <path
            d={line(without)}
            className="stroke-control"
            strokeDasharray="4 3"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
          <path d={line(kept)} className="stroke-plum" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
          <path
            d={`M${xOf(today)} ${yOf(now[1])}h0`}
            className="stroke-plum"
            strokeWidth="8"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </StretchedSvg>
        {/* Above the plot, where no line runs. */}
        <span className="absolute end-0 top-0 -translate-y-full pb-1 text-plum">
          <Trans>with your reviews</Trans>
        </span>
        <span
          // On paper: a line of the axis may run behind it.
          className="absolute end-0 mt-1 bg-paper ps-1 leading-none text-muted"
          style={{ top: `${Math.min(endWithout, 90)}%` }}
        >
          <Trans>without</Trans>
        </span>
      </div>
      <span className="col-start-2 mt-3 h-16 relative border-b border-control">
        <span className="absolute start-0 bottom-1">
          <Trans>reviews due</Trans>
        </span>
        {future.map(({ day: one, due }, place) => (
          <span
            key={one}
            className="absolute bottom-0 flex -translate-x-1/2 flex-col-reverse gap-px pb-1"
            style={{ left: `${xOf(today + place)}%` }}
          >
            {Array.from({ length: Math.min(due, MOST_DOTS) }, (_, dot) => (
              <span
                key={dot}
                className={`size-1.5 rounded-full ${place === 0 ? 'bg-plum' : 'border border-control bg-paper'}`}
              />
            ))}
          </span>
        ))}
      </span>
      <span className="relative col-start-2 h-6 pt-1">
        <span className="absolute start-0">{date(past[0]?.day ?? day)}</span>
        <span className="absolute -translate-x-1/2 font-semibold text-ink" style={{ left: `${xOf(today)}%` }}>
          <Trans>today</Trans>
        </span>
        <span className="absolute end-0">{date(end?.day ?? day)}</span>
      </span>
    </div>
  );
}

/** The lines of the axis from the least share to all of it; every other one where there are many. */
function axis(least: number): number[] {
  const count = Math.round((1 - least) / STEP);
  const every = Math.ceil(count / 5);
  return Array.from({ length: Math.floor(count / every) + 1 }, (_, place) => 1 - place * every * STEP);
}

function tenths(length: number): number {
  return Math.round(length * 10) / 10;
}
