import type { ReactNode } from 'react';
import { ChartCursor, type CursorProps } from './chart-cursor.tsx';
import { PANEL_COLUMNS } from './panel-columns.ts';
import { StretchedSvg } from './stretched-svg.tsx';
import { endLabelSize } from '#domain/kernel/axis/end-label-size.ts';
import { spreadLabels } from '#domain/kernel/axis/spread-labels.ts';
import type { ValueAxis } from '#domain/kernel/axis/value-axis.ts';

/** A label at the end of a line, instead of a legend. */
export interface EndLabel {
  text: string;
  /** Where its line ends, in percent of the plot's height from its top; it is moved where another one stands there. */
  y: number;
  colour: string;
}

interface PlotProps {
  axis: ValueAxis;
  formatValue: (value: number) => string;
  /** The labels below, see PointLabels and BandLabels. */
  placeLabels: ReactNode;
  /** What the horizontal axis measures, on a line of its own below the labels. */
  axisName?: string | undefined;
  endLabels?: readonly EndLabel[];
  cursor: CursorProps;
  /** Where the first place lies, in percent from the plot's edge. */
  inset: number;
  /** HTML over the drawing, see MarkArrows; pointers pass through it. */
  overlay?: ReactNode;
  /** SVG in a box of 100 by 100 that is stretched over the plot: strokes need `vectorEffect="non-scaling-stroke"`. */
  children: ReactNode;
}

/**
 * Gridlines, axis labels and cursor around a drawing. Labels are HTML, so that they keep their size at every width. A
 * chart runs from left to right in every language. Ticks are known by their place: an axis that follows a control moves what
 * stands there.
 */
export function Plot({
  axis,
  formatValue,
  placeLabels,
  axisName,
  endLabels = [],
  cursor,
  inset,
  overlay,
  children,
}: PlotProps) {
  const heights = spreadLabels(
    endLabels.map(({ y }) => y),
    endLabels.map(({ text }) => endLabelSize(text)),
  );
  return (
    <div
      dir="ltr"
      className={`group/plot grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 gap-y-1 pt-3 text-13 ${PANEL_COLUMNS}`}
    >
      <Gutter texts={axis.ticks.map(({ value }) => formatValue(value))}>
        {axis.ticks.map(({ value, y }, place) => (
          <span key={place} className="absolute end-0 -translate-y-1/2 text-muted" style={{ top: `${y}%` }}>
            {formatValue(value)}
          </span>
        ))}
      </Gutter>
      <div className="relative h-56 rounded-tag outline-offset-4 outline-plum has-focus-visible:outline-2">
        <StretchedSvg>
          {axis.ticks.map(({ value, y }, place) => (
            <path
              key={place}
              d={`M0 ${y}H100`}
              vectorEffect="non-scaling-stroke"
              className={value === 0 ? 'text-control' : 'text-line'}
            />
          ))}
          {children}
        </StretchedSvg>
        {overlay !== undefined && <div aria-hidden="true">{overlay}</div>}
        <ChartCursor {...cursor} inset={inset} />
      </div>
      <Gutter texts={endLabels.map(({ text }) => text)}>
        {endLabels.map(({ text, colour }, place) => (
          <span
            key={place}
            className="absolute start-0 -translate-y-1/2 leading-tight font-semibold"
            style={{ top: `${heights[place]}%` }}
          >
            <span className={colour}>— </span>
            {text}
          </span>
        ))}
      </Gutter>
      <div aria-hidden="true" className="col-start-2 text-muted">
        {placeLabels}
        {axisName !== undefined && <p className="text-end">{axisName}</p>}
      </div>
    </div>
  );
}

/** A column beside the plot, as wide as the widest of its labels. */
function Gutter({ texts, children }: { texts: readonly string[]; children: ReactNode }) {
  return (
    <div aria-hidden="true" className="relative max-w-28">
      <div className="invisible grid h-0 overflow-hidden font-semibold">
        {texts.map((text, place) => (
          <span key={place}>— {text}</span>
        ))}
      </div>
      {children}
    </div>
  );
}
