import type { ReactNode } from 'react';
import type { Show } from '#domain/activities/simulated/view-contract.ts';
import { isBadResult } from '#domain/activities/simulated/simulate.ts';
import { EndHistogram } from './end-histogram.tsx';
import { runPath } from './run-path.ts';
import { runScale } from './run-scale.ts';

/** One run in the background: its path, and whether it is one of those that came out badly. */
export interface DrawnRun {
  path: string;
  isBad: boolean;
}

interface RunPlotProps {
  show: Show;
  format: (value: number) => string;
  /** The same beside the axis, where a unit of words need not stand with each number. */
  formatTick: (value: number) => string;
  /** How many values reach from the left side to the right one. */
  places: number;
  /** What is counted from left to right, in the words of the model, and the number it starts from. */
  counts: string;
  from: number;
  /** The runs in the background. */
  runs: readonly DrawnRun[];
  /** The run that is the learner's own. */
  own: readonly number[] | undefined;
  /** Whether their own run is still only an example. */
  isExample?: boolean;
  /** A new key draws it anew from the left; without one it stands at once. */
  motionKey?: string | undefined;
  /** What the runs came to, and the middle of it: drawn beside the paths, on the same scale. */
  ends?: readonly number[] | undefined;
  median?: number | undefined;
  children?: ReactNode;
}

/** Paths of a simulation on one scale with where they end. It runs from left to right in every language. */
export function RunPlot({
  show,
  format,
  formatTick,
  places,
  counts,
  from,
  runs,
  own,
  isExample = false,
  motionKey,
  ends,
  median,
  children,
}: RunPlotProps) {
  const scale = runScale(show);
  const { topOf, ticks } = scale;
  const together = (isBad: boolean) =>
    runs.flatMap((run) => (run.isBad === isBad ? [run.path] : [])).join('');
  const opacity = runs.length > 30 ? 0.3 : 0.7;
  const last = own?.at(-1);
  return (
    <div
      dir="ltr"
      aria-hidden="true"
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 gap-y-1 pt-2 text-13 text-muted tabular-nums"
    >
      <div className="relative col-start-1 min-w-12">
        {ticks.map((tick) => (
          <span key={tick} className="invisible block h-0 overflow-hidden">
            {formatTick(tick)}
          </span>
        ))}
        {ticks.map((tick) => (
          <span key={tick} className="absolute end-0 -translate-y-1/2" style={{ top: `${topOf(tick)}%` }}>
            {formatTick(tick)}
          </span>
        ))}
      </div>
      <div className="relative h-64 border-s border-b border-control sm:h-80">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          fill="none"
          stroke="currentColor"
          className="absolute inset-0 size-full"
        >
          {ticks.map((tick) => (
            <path
              key={tick}
              d={`M0 ${topOf(tick)}H100`}
              vectorEffect="non-scaling-stroke"
              className="text-line"
            />
          ))}
          <g opacity={opacity}>
            <path d={together(false)} vectorEffect="non-scaling-stroke" className="text-muted" />
            <path d={together(true)} vectorEffect="non-scaling-stroke" className="text-down" />
          </g>
          {show.level !== undefined && (
            <path
              d={`M0 ${topOf(show.level)}H100`}
              strokeDasharray="5 4"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
              className="text-down"
            />
          )}
        </svg>
        {own && (
          <svg
            key={motionKey}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            fill="none"
            stroke="currentColor"
            className={`absolute inset-0 size-full overflow-visible ${isExample ? 'text-muted' : 'text-ink'} ${motionKey === undefined ? '' : 'motion-safe:animate-draw'}`}
          >
            <path
              d={runPath(own, places, scale)}
              strokeWidth="2.5"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        )}
        {ends && show.level !== undefined && (
          <span
            className="absolute start-1 rounded-tag bg-paper px-1 font-semibold text-down"
            style={{ top: `${topOf(show.level)}%`, transform: 'translateY(15%)' }}
          >
            {format(show.level)}
          </span>
        )}
        {own && last !== undefined && (
          <span
            key={motionKey}
            className={`absolute size-3 -translate-x-1/2 -translate-y-1/2 rounded-full ${isExample ? 'border-2 border-muted bg-paper' : 'bg-ink'} ${motionKey === undefined ? '' : 'motion-safe:animate-arrive'}`}
            style={{
              insetInlineStart: `${((own.length - 1) / (places - 1)) * 100}%`,
              top: `${topOf(last)}%`,
            }}
          />
        )}
      </div>
      <div className="relative">
        {ends ? (
          <EndHistogram {...{ ends, median, scale, format }} isBad={(end) => isBadResult(end, show)} />
        ) : (
          show.level !== undefined && (
            <>
              <span className="invisible font-semibold">{format(show.level)}</span>
              {/* Beside the plot: inside it the path would run through it. */}
              <span
                className="absolute start-0 -translate-y-1/2 font-semibold text-down"
                style={{ top: `${topOf(show.level)}%` }}
              >
                {format(show.level)}
              </span>
            </>
          )
        )}
      </div>
      <div className="col-start-2">{children}</div>
      <div className="col-start-2 flex justify-between">
        <span>
          <span lang="en">{counts}</span> {from}
        </span>
        <span>{from + Math.round((places - 1) / 2)}</span>
        <span>{from + places - 1}</span>
      </div>
    </div>
  );
}
