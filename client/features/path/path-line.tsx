import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { daysBetween } from '#domain/knowledge/learner-day.ts';
import type { ReadPathResponse, ShownStation } from '#domain/path/contract.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { CourseBrackets } from './course-brackets.tsx';
import { type PathPoint, type PathScale, pathScale } from './path-scale.ts';
import { StationMark } from './station-mark.tsx';

interface PathLineProps {
  path: ReadPathResponse;
  /** `page` is higher, and has more room for long paths. */
  size: 'page' | 'dashboard';
}

/** Days; over a longer time the months of an axis need their year. */
const A_YEAR = 366;

/** Below this width the stations of a path would touch, in pixels a station. */
const STATION_WIDTH = 26;

/**
 * The path as a line of stations against dates: what is done in ink, here in plum, what is ahead dashed, and the arrival as a fan
 * between two days. A picture: the list beside it says the same. Wide only; a phone draws it downwards.
 */
export function PathLine({ path, size }: PathLineProps) {
  const box = useRef<HTMLDivElement>(null);
  const scale = pathScale(path);
  const here = path.stations.findIndex(({ state }) => state === 'here');
  // A path that is wider than the screen is shown at "here".
  useEffect(() => {
    const scroller = box.current;
    const mark = scroller?.querySelector<HTMLElement>('[data-here]');
    if (!scroller || !mark || scroller.scrollWidth <= scroller.clientWidth) return;
    const from = scroller.getBoundingClientRect();
    const at = mark.getBoundingClientRect();
    scroller.scrollLeft += at.left - from.left - from.width / 2;
  }, []);
  return (
    <div ref={box} aria-hidden="true" className="overflow-x-auto overflow-y-hidden max-sm:hidden">
      <div className="pt-10" style={{ minInlineSize: `${path.stations.length * STATION_WIDTH}px` }}>
        <div className={`relative ${size === 'page' ? 'h-72' : 'h-48'}`}>
          <Lines scale={scale} here={here} />
          {scale.points.map((point, place) => {
            const station = path.stations[place];
            return (
              station && (
                <span
                  key={point.id}
                  data-here={place === here || undefined}
                  className="absolute -translate-y-1/2 -translate-x-1/2 rtl:translate-x-1/2"
                  style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }}
                >
                  <StationMark state={station.state} />
                </span>
              )
            );
          })}
          <Labels path={path} scale={scale} here={here} />
        </div>
        <Axis scale={scale} today={path.day} />
        <CourseBrackets path={path} points={scale.points} />
      </div>
    </div>
  );
}

function Lines({ scale: { points, arrival }, here }: { scale: PathScale; here: number }) {
  const done = here < 0 ? points : points.slice(0, here + 1);
  const ahead = here < 0 ? [] : points.slice(here);
  const draw = (row: readonly PathPoint[]) => row.map(({ x, y }) => `${x},${y}`).join(' ');
  const [from, last] = [points[here], points.at(-1)];
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full rtl:-scale-x-100"
      fill="none"
    >
      {arrival && from && last && (
        <polygon
          points={`${from.x},${from.y} ${draw(ahead.slice(1))} ${arrival.to},${last.y}`}
          className="fill-plum-soft"
        />
      )}
      {from && (
        <line
          x1={from.x}
          x2={from.x}
          y1={from.y}
          y2={100}
          className="stroke-plum"
          strokeWidth="1.5"
          strokeDasharray="2 3"
          vectorEffect="non-scaling-stroke"
        />
      )}
      <polyline
        points={draw(ahead)}
        className="stroke-control"
        strokeWidth="1.5"
        strokeDasharray="4 4"
        vectorEffect="non-scaling-stroke"
      />
      <polyline
        points={draw(done)}
        className="stroke-ink"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
      <line
        x1="0"
        x2="100"
        y1="100"
        y2="100"
        className="stroke-control"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** How much of the width a label takes, and below which height the room under a point ends, in percent. */
const [LABEL, FLOOR] = [27, 72];

/** Here beside its point where nothing else is drawn, next below its own, the end above its own. */
function Labels({ path, scale, here }: { path: ReadPathResponse; scale: PathScale; here: number }) {
  const { i18n } = useLingui();
  const titleOf = (station: ShownStation) => localizedText(station, 'title', i18n.locale);
  const [station, point] = [path.stations[here], scale.points[here]];
  const [next, nextPoint] = [path.stations[here + 1], scale.points[here + 1]];
  const last = here < path.stations.length - 1 ? path.stations.at(-1) : undefined;
  const lastPoint = scale.points.at(-1);
  if (!station || !point) return null;
  const isHigh = point.y < 40;
  const isEarly = point.x < LABEL;
  // Above what is ahead over its own width, which rises.
  const top = Math.min(
    ...scale.points.filter(({ x }) => x >= point.x && x <= point.x + LABEL).map(({ y }) => y),
  );
  return (
    <>
      {isEarly && !isHigh && (
        <span
          className="absolute border-s border-control"
          style={{
            insetInlineStart: `${point.x}%`,
            insetBlockStart: `calc(${top}% - 0.75rem)`,
            blockSize: `calc(${point.y - top}% + 0.25rem)`,
          }}
        />
      )}
      <Label
        x={point.x}
        y={isHigh || !isEarly ? point.y : top}
        side={isHigh ? 'below' : 'above'}
        isEnd={isHigh ? point.x > 100 - LABEL : !isEarly}
      >
        <span className="block font-serif text-17 text-ink">{titleOf(station)}</span>
        <span className="font-semibold text-plum">
          <HereMinutes station={station} />
        </span>
      </Label>
      {next && nextPoint && last !== next && !isHigh && nextPoint.y < FLOOR && (
        <Label x={nextPoint.x} y={nextPoint.y} side="below" isEnd={nextPoint.x > 100 - LABEL}>
          <span className="block font-medium text-ink">{titleOf(next)}</span>
          <Trans>next, {next.minutes_left} minutes</Trans>
        </Label>
      )}
      {last && lastPoint && (
        <Label x={Math.max(scale.arrival?.to ?? 0, lastPoint.x)} y={lastPoint.y} side="above" isEnd>
          <span className="font-medium text-ink">{titleOf(last)}</span>
        </Label>
      )}
    </>
  );
}

/** How far the station is that the learner is at. */
function HereMinutes({ station: { minutes, minutes_left: left } }: { station: ShownStation }) {
  const done = minutes - left;
  return done === 0 ? (
    <Trans>here, {minutes} minutes</Trans>
  ) : (
    <Trans>
      here, {done} of {minutes} minutes
    </Trans>
  );
}

interface LabelProps {
  x: number;
  y: number;
  side: 'above' | 'below';
  /** Whether it ends at the point, and does not begin there. */
  isEnd: boolean;
  children: ReactNode;
}

/** Words at a point. */
function Label({ x, y, side, isEnd, children }: LabelProps) {
  return (
    <span
      className={`absolute w-max max-w-72 text-13 text-balance text-muted ${isEnd ? 'text-end' : 'text-start'}`}
      style={{
        ...(isEnd ? { insetInlineEnd: `${100 - x}%` } : { insetInlineStart: `${x}%` }),
        ...(side === 'above'
          ? { insetBlockEnd: `calc(${100 - y}% + 0.875rem)` }
          : { insetBlockStart: `calc(${y}% + 0.75rem)` }),
      }}
    >
      {children}
    </span>
  );
}

function Axis({ scale, today }: { scale: PathScale; today: string }) {
  const { i18n } = useLingui();
  const isLong = daysBetween(scale.ticks[0]?.day ?? today, scale.ticks.at(-1)?.day ?? today) > A_YEAR;
  const format = new Intl.DateTimeFormat(i18n.locale, {
    ...(isLong ? { year: 'numeric' } : { day: 'numeric' }),
    month: 'short',
    timeZone: 'UTC',
  });
  return (
    <div className="relative h-7 text-13 text-muted">
      {scale.ticks.map(({ day, x }) => (
        <span
          key={day}
          className={`absolute top-1 whitespace-nowrap ${
            x < 4
              ? ''
              : x > 96
                ? '-translate-x-full rtl:translate-x-full'
                : '-translate-x-1/2 rtl:translate-x-1/2'
          } ${day === today ? 'font-semibold text-ink' : ''}`}
          style={{ insetInlineStart: `${x}%` }}
        >
          {day === today ? <Trans>today</Trans> : format.format(new Date(`${day}T00:00:00Z`))}
        </span>
      ))}
    </div>
  );
}
