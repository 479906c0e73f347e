import { type PointerEvent, type ReactNode, useRef } from 'react';
import type { ChartPoint } from '#domain/activities/activity-key.ts';
import type { Sheet, SheetAxis } from '#domain/activities/sheet.ts';
import { axisName } from '#domain/kernel/money/axis-name.ts';
import { tickStyle } from '#domain/kernel/money/tick-style.ts';
import { PointLabels } from '../../../ui/chart/axis/place-labels.tsx';
import { CandleMarks } from '../../../ui/chart/marks/candle-marks.tsx';
import { StretchedSvg } from '../../../ui/chart/stretched-svg.tsx';
import { ticksOf } from './ticks.ts';
import { useSheetFormat } from './use-sheet-format.ts';

interface SheetPlotProps {
  sheet: Sheet;
  /** Told where a pointer is while it presses, in the units of the axes; left out when nothing is to be drawn. */
  onPoint?: ((point: ChartPoint) => void) | undefined;
  /** Keeps points at the ends of the axes away from the edges, so that they are seen whole. */
  isInset?: boolean;
  /** SVG in a box of 100 by 100 that is stretched over the plot: strokes need `vectorEffect="non-scaling-stroke"`. */
  drawing?: ReactNode;
  /** HTML over the drawing, placed in percent: marks keep their shape. */
  children?: ReactNode;
}

/** A sheet to draw on: two axes, what stands there already, and what is drawn. It runs from left to right in every language. */
export function SheetPlot({ sheet, onPoint, isInset = false, drawing, children }: SheetPlotProps) {
  const { x, y, candles, line = [] } = sheet;
  const [room, roomAcross, roomUp] = isInset
    ? ['inset-3', 'mx-3', 'inset-y-3']
    : ['inset-0', '', 'inset-y-0'];
  const plot = useRef<HTMLDivElement>(null);
  const formatX = useSheetFormat(x.label === undefined ? x : tickStyle(x));
  const formatY = useSheetFormat(y.label === undefined ? y : tickStyle(y));
  const tell = (event: PointerEvent) => {
    if (onPoint === undefined || plot.current === null || event.buttons === 0) return;
    const { left, top, width, height } = plot.current.getBoundingClientRect();
    const share = (part: number) => Math.min(1, Math.max(0, part));
    onPoint({
      x: x.from + share((event.clientX - left) / width) * (x.to - x.from),
      y: y.to - share((event.clientY - top) / height) * (y.to - y.from),
    });
  };
  const ticksX = candles === undefined ? ticksOf(x, 5) : [];
  return (
    <div
      dir="ltr"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1 pt-2 text-13 text-muted tabular-nums"
    >
      {y.label !== undefined && (
        <p lang="en" className="col-start-2 pb-1 text-15">
          {axisName(y.label, y.unit)}
        </p>
      )}
      <div aria-hidden="true" className="relative col-start-1">
        <span className="invisible block h-0 overflow-hidden">{formatY(y.to)}</span>
        <span className="invisible block h-0 overflow-hidden">{formatY(y.from)}</span>
        <div className={`absolute end-0 ${roomUp}`}>
          {ticksOf(y, 5).map((tick) => (
            <span
              key={tick}
              className="absolute end-0 -translate-y-1/2"
              style={{ top: `${topOf(y, tick)}%` }}
            >
              {formatY(tick)}
            </span>
          ))}
        </div>
      </div>
      {/* What a pointer does here, the sliders below do as well. */}
      <div
        className={`relative h-64 border-s border-b border-control ${onPoint ? 'cursor-crosshair touch-none select-none' : ''}`}
        onPointerDown={(event) => {
          if (onPoint === undefined) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          tell(event);
        }}
        onPointerMove={tell}
      >
        {/* Lines go from edge to edge, wherever the first point stands. */}
        <div aria-hidden="true" className={`absolute inset-x-0 ${roomUp}`}>
          {ticksOf(y, 5).map((tick) => (
            <span
              key={tick}
              className="absolute inset-x-0 border-t border-line"
              style={{ top: `${topOf(y, tick)}%` }}
            />
          ))}
        </div>
        <div ref={plot} className={`absolute ${room}`}>
          <StretchedSvg>
            {candles && <CandleMarks candles={candles} width={100} yOf={(price) => topOf(y, price)} />}
            {line.length > 1 && <SheetCurve heights={line} y={y} className="text-ink" />}
            {drawing}
          </StretchedSvg>
          {children}
        </div>
      </div>
      <div aria-hidden="true" className={`col-start-2 ${roomAcross}`}>
        <PointLabels ticks={ticksX.map((tick) => ({ x: leftOf(x, tick), text: formatX(tick) }))} />
      </div>
      {x.label !== undefined && (
        <p lang="en" className="col-start-2 text-end text-15">
          {axisName(x.label, x.unit)}
        </p>
      )}
    </div>
  );
}

interface SheetCurveProps {
  /** At equal steps; `of` says how many there are from the left side to the right one, all of them when left out. */
  heights: readonly number[];
  of?: number;
  y: SheetAxis;
  className: string;
  isDashed?: boolean;
}

/** A line through heights at equal steps from the left side. */
export function SheetCurve({ heights, of, y, className, isDashed = false }: SheetCurveProps) {
  const last = (of ?? heights.length) - 1;
  const points = heights.map((height, index) => `${(index / last) * 100} ${topOf(y, height)}`);
  return (
    <path
      d={`M${points.join('L')}`}
      strokeWidth="2.5"
      strokeLinejoin="round"
      strokeDasharray={isDashed ? '5 4' : undefined}
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  );
}

interface SheetDotProps {
  x: SheetAxis;
  y: SheetAxis;
  at: ChartPoint;
  tone: string;
  isHollow: boolean;
  children?: ReactNode;
}

/** A dot with its words, which lean inwards near an edge. */
export function SheetDot({ x, y, at, tone, isHollow, children }: SheetDotProps) {
  const [left, top] = [leftOf(x, at.x), topOf(y, at.y)];
  return (
    <span
      className={`pointer-events-none absolute ${tone}`}
      style={{ insetInlineStart: `${left}%`, insetBlockStart: `${top}%` }}
    >
      <span
        className={`absolute size-3.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-current ${isHollow ? 'bg-paper' : 'bg-current'}`}
      />
      <span
        className={`absolute text-15 font-semibold whitespace-nowrap ${top < 20 ? 'top-3' : 'bottom-3'}`}
        style={{ transform: `translateX(${-left}%)` }}
      >
        {children}
      </span>
    </span>
  );
}

/** How far down a height lies, in percent. */
export function topOf({ from, to }: SheetAxis, value: number): number {
  return 100 - ((Math.min(to, Math.max(from, value)) - from) / (to - from)) * 100;
}

/** How far from the left a value lies, in percent. */
export function leftOf({ from, to }: SheetAxis, value: number): number {
  return ((Math.min(to, Math.max(from, value)) - from) / (to - from)) * 100;
}
