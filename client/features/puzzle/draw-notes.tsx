import type { ReactNode } from 'react';
import type { CandleScale } from '../../ui/chart/candle-chart.tsx';
import type { PuzzleNotes } from './use-puzzle-notes.ts';

/** Draws the distances and the bars of an explanation. */
export function drawNotes(
  { spans, bars }: Pick<PuzzleNotes, 'spans' | 'bars'>,
  { xOf, yOf }: CandleScale,
): { shapes: ReactNode; words: ReactNode } {
  const [left, right] = bars === null ? [0, 0] : [xOf(bars.from - 0.5), xOf(bars.to + 0.5)];
  return {
    shapes: (
      <g className="text-plum">
        {bars !== null && (
          <path d={`M${left} 0V100H${right}V0Z`} fill="currentColor" fillOpacity="0.1" stroke="none" />
        )}
        {spans.map(({ place, from, to }, index) => (
          <path
            key={index}
            d={`M${xOf(place) - 1} ${yOf(from)}h2m-1 0V${yOf(to)}m-1 0h2`}
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
    ),
    words: spans.map(({ place, from, to, label }, index) => (
      <span
        key={index}
        className="pointer-events-none absolute -translate-x-full -translate-y-1/2 rounded-tag bg-surface/85 px-1 leading-tight font-semibold whitespace-nowrap text-plum"
        style={{ top: `${(yOf(from) + yOf(to)) / 2}%`, left: `${xOf(place) - 1.5}%` }}
      >
        {label}
      </span>
    )),
  };
}
