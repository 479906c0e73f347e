import type { MarkNote } from './annotations.ts';

interface MarkArrowsProps {
  marks: readonly MarkNote[];
  /** Where a place lies, in percent of the plot's width. */
  xOf: (place: number) => number;
  /** What a mark points at, in percent from the plot's top: the highest at its place, unless it names a line. */
  topOf: (place: number, line: number | undefined) => number;
}

/** Notes with an arrow down to a candle or point; `annotatedValues` keeps room for them. */
export function MarkArrows({ marks, xOf, topOf }: MarkArrowsProps) {
  return marks.map(({ place, line, label }, index) => {
    const x = xOf(place);
    return (
      <div
        key={index}
        className="pointer-events-none absolute inset-x-0 flex -translate-y-full flex-col items-start pb-1 leading-tight"
        style={{ top: `${topOf(place, line)}%` }}
      >
        <span
          className="relative rounded-tag bg-surface/85 px-1 font-semibold whitespace-nowrap"
          style={{ insetInlineStart: `${x}%`, transform: `translateX(-${x}%)` }}
        >
          {label}
        </span>
        <span className="relative -translate-x-1/2" style={{ insetInlineStart: `${x}%` }}>
          ↓
        </span>
      </div>
    );
  });
}
