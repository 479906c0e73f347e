import { PLOT_HEIGHT } from './plot-measures.ts';
import { type ValueAxis, valueAxis } from './value-axis.ts';

/** The width of a point of size 1, in pixels; its area grows with its size. */
const DOT = 9;
/** The plot of a phone, in pixels, where a point takes most of it. */
const PLOT = { width: 270, height: PLOT_HEIGHT };
/** How far a point may stand over the edge of the plot, in pixels. */
const OVERHANG = 5;

type SizedPoint = { readonly x: number; readonly y: number; readonly size?: number | undefined };

/** How wide a point of a scatter chart is drawn, in pixels. */
export function dotWidth({ size = 1 }: Pick<SizedPoint, 'size'>): number {
  return DOT * Math.sqrt(size);
}

/**
 * The two axes of a scatter chart, with room for its largest points at the edges.
 * @param beside heights that the vertical axis must reach besides those of its points
 */
export function scatterAxes(
  points: readonly SizedPoint[],
  beside: readonly number[] = [],
): { readonly across: ValueAxis; readonly up: ValueAxis } {
  const across = valueAxis(
    points.map(({ x }) => x),
    false,
  );
  const up = valueAxis([...points.map(({ y }) => y), ...beside], false);
  const roomOf = (axis: ValueAxis, place: 'x' | 'y', length: number) =>
    Math.max(
      0,
      ...points.map((point) => {
        const at = (axis.yOf(point[place]) / 100) * length;
        return ((dotWidth(point) / 2 - OVERHANG - Math.min(at, length - at)) / length) * 100;
      }),
    );
  return {
    across: inset(across, roomOf(across, 'x', PLOT.width)),
    up: inset(up, roomOf(up, 'y', PLOT.height)),
  };
}

/** An axis whose ends stand away from the edges, in percent of its length. */
function inset({ yOf, ticks }: ValueAxis, room: number): ValueAxis {
  const inner = (y: number) => room + (y * (100 - 2 * room)) / 100;
  return {
    yOf: (value) => inner(yOf(value)),
    ticks: ticks.map(({ value, y }) => ({ value, y: inner(y) })),
  };
}
