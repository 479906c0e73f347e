import { type DrawnRoom, wordsHeights } from '#domain/kernel/axis/words-heights.ts';
import type { MarkNote } from './annotations.ts';

interface MarkArrowsProps {
  marks: readonly MarkNote[];
  /** Where a place lies, in percent of the plot's width. */
  xOf: (place: number) => number;
  /** What a mark points at, in percent from the plot's top: the highest at its place, unless it names a line. */
  topOf: (place: number, line: number | undefined) => number;
  /** What words may not lie over. */
  drawn: readonly DrawnRoom[];
}

/**
 * Notes with an arrow down to a candle or point; `annotatedValues` keeps room for them. Words that would lie over a line
 * stand above it, and the arrow is as long as that takes.
 */
export function MarkArrows({ marks, xOf, topOf, drawn }: MarkArrowsProps) {
  const pointing = marks.map(({ place, line, label }) => ({
    words: label,
    tip: { x: xOf(place), y: topOf(place, line) },
  }));
  const heights = wordsHeights(pointing, drawn);
  return pointing.map(({ words, tip }, index) => {
    const height = heights[index] ?? tip.y;
    return (
      <div key={index} className="pointer-events-none leading-tight">
        {height < tip.y && (
          <span
            className="absolute -ms-px border-s"
            style={{
              insetInlineStart: `${tip.x}%`,
              top: `calc(${height}% - 1lh)`,
              bottom: `calc(${100 - tip.y}% + 0.6lh)`,
            }}
          />
        )}
        <span
          className="absolute -translate-x-1/2 -translate-y-full pb-1"
          style={{ insetInlineStart: `${tip.x}%`, top: `${tip.y}%` }}
        >
          ↓
        </span>
        <span
          className="absolute rounded-tag bg-surface/85 px-1 font-semibold whitespace-nowrap"
          style={{
            insetInlineStart: `${tip.x}%`,
            top: `calc(${height}% - 0.25rem - 1lh)`,
            transform: `translate(-${tip.x}%, -100%)`,
          }}
        >
          {words}
        </span>
      </div>
    );
  });
}
