import type { MarkNote } from './annotations.ts';

interface MarkArrowsProps {
  marks: readonly MarkNote[];
  /** Where a place lies, in percent of the plot's width. */
  xOf: (place: number) => number;
  /** The highest and the lowest point at a place, in percent from the plot's top. */
  spanOf: (place: number) => { top: number; bottom: number };
}

/** Notes with an arrow to a candle or point; above it where there is room, else below. */
export function MarkArrows({ marks, xOf, spanOf }: MarkArrowsProps) {
  return marks.map(({ place, label }) => {
    const x = xOf(place);
    const { top, bottom } = spanOf(place);
    const above = top > 22;
    return (
      <div
        key={`${place} ${label}`}
        className={`pointer-events-none absolute inset-x-0 ${above ? '-translate-y-full pb-1' : 'pt-1'}`}
        style={{ top: `${above ? top : bottom}%` }}
      >
        <div className={`flex ${above ? 'flex-col' : 'flex-col-reverse'} items-start leading-tight`}>
          <span
            className="relative rounded-tag bg-surface/85 px-1 font-semibold whitespace-nowrap"
            style={{ insetInlineStart: `${x}%`, transform: `translateX(-${x}%)` }}
          >
            {label}
          </span>
          <span className="relative -translate-x-1/2" style={{ insetInlineStart: `${x}%` }}>
            {above ? '↓' : '↑'}
          </span>
        </div>
      </div>
    );
  });
}
