/** The kinds of drawing. A level is a price for all time, a ray goes on past its second point. */
export const DRAWING_KINDS = ['line', 'ray', 'level', 'rectangle', 'ruler', 'text'] as const;

export type DrawingKind = (typeof DRAWING_KINDS)[number];

/** A place of the chart: seconds since 1970 (UTC), and a price. */
export interface ChartPoint {
  time: number;
  price: number;
}

/** What somebody drew on a chart. */
export interface Drawing {
  id: string;
  kind: DrawingKind;
  from: ChartPoint;
  /** The same as `from` for a level and for text. */
  to: ChartPoint;
  text?: string;
}

/** How many points are pressed for a kind. */
export function pointsOf(kind: DrawingKind): 1 | 2 {
  return kind === 'level' || kind === 'text' ? 1 : 2;
}
