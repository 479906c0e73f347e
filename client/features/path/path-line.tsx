import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
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
      <div style={{ minInlineSize: `${path.stations.length * STATION_WIDTH}px` }}>
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

/** Here above its point and next below its own; where the path ends above the end. None stands where another one does. */
function Labels({ path, scale, here }: { path: ReadPathResponse; scale: PathScale; here: number }) {
  const { i18n } = useLingui();
  const titleOf = (station: ShownStation) => localizedText(station, 'title', i18n.locale);
  const [station, point] = [path.stations[here], scale.points[here]];
  const [next, nextPoint] = [path.stations[here + 1], scale.points[here + 1]];
  const last = here < path.stations.length - 1 ? path.stations.at(-1) : undefined;
  const lastPoint = scale.points.at(-1);
  if (!station || !point) return null;
  const isHigh = point.y < 45;
  return (
    <>
      <Label x={point.x} y={point.y} side={isHigh ? 'below' : 'above'} isHere>
        <span className="block font-serif text-17 text-ink">{titleOf(station)}</span>
        <span className="font-semibold text-plum">
          <HereMinutes station={station} />
        </span>
      </Label>
      {next && nextPoint && nextPoint.y > 45 && last !== next && (
        <Label x={nextPoint.x} y={nextPoint.y} side="below">
          <span className="block font-medium text-ink">{titleOf(next)}</span>
          <Trans>next, {next.minutes_left} minutes</Trans>
        </Label>
      )}
      {last && lastPoint && (
        <Label x={scale.arrival?.to ?? lastPoint.x} y={lastPoint.y} side="above">
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
  isHere?: boolean;
  children: React.ReactNode;
}

/** Words at a point, on the side of it where there is more room. */
function Label({ x, y, side, isHere = false, children }: LabelProps) {
  const isLate = x > 55;
  const gap = isHere ? '1rem' : '0.75rem';
  return (
    <span
      className={`absolute max-w-72 text-13 text-balance text-muted ${isLate ? 'text-end' : 'text-start'}`}
      style={{
        ...(isLate ? { insetInlineEnd: `${100 - x}%` } : { insetInlineStart: `${x}%` }),
        ...(side === 'above'
          ? { insetBlockEnd: `calc(${100 - y}% + ${gap})` }
          : { insetBlockStart: `calc(${y}% + ${gap})` }),
      }}
    >
      {children}
    </span>
  );
}

function Axis({ scale, today }: { scale: PathScale; today: string }) {
  const { i18n } = useLingui();
  const format = new Intl.DateTimeFormat(i18n.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
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
