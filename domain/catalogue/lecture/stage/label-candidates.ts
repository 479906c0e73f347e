import type { DrawingData } from '../../drawing/drawing-data.ts';
import type { Stroke } from '../lecture-data.ts';
import { LABEL_TEXT, type PlacedLabel } from './label-box.ts';
import { topOfPlace } from './place-top.ts';
import type { StageLayout } from './stage-layout.ts';
import { textWidth } from '../../../kernel/text/wrap-label.ts';

type Place = Omit<PlacedLabel, 'text'>;

/** How far above a line its label stands, and how far below, in pixels. */
const [ABOVE, BELOW] = [7, 17];
/** How long an arrow is, from the top of what it points at. */
export const ARROW = { gap: 6, length: 20 } as const;

/** Every place where the label of a stroke would be understood, the usual one first. */
export function labelCandidates(stroke: Stroke, drawing: DrawingData, layout: StageLayout): PlacedLabel[] {
  if (stroke.kind === 'writing' || stroke.label === '') return [];
  const text = stroke.label;
  return placesOf(stroke, drawing, layout).map((place) => ({ text, ...kept(place, text, layout) }));
}

function placesOf(stroke: Stroke, drawing: DrawingData, layout: StageLayout): Place[] {
  const { left, right, top, xOf, yOf } = layout;
  const alongLine = (y: number): [Place, Place, ...Place[]] => [
    { x: right - 4, y, anchor: 'end' },
    { x: left + 8, y, anchor: 'start' },
    ...[1 / 2, 1 / 4, 3 / 4].map(
      (share): Place => ({ x: left + (right - left) * share, y, anchor: 'middle' }),
    ),
  ];
  switch (stroke.kind) {
    case 'level': {
      const y = yOf(stroke.price);
      return [y - ABOVE, y + BELOW, y - ABOVE - LABEL_TEXT, y + BELOW + LABEL_TEXT].flatMap(alongLine);
    }
    case 'zone': {
      const [high, low] = [yOf(stroke.high), yOf(stroke.low)];
      // A narrow zone has no room inside: its label stands above or below it.
      const isNarrow = low - high <= LABEL_TEXT + 8;
      const heights = isNarrow
        ? [high - 6, low + BELOW]
        : [high + LABEL_TEXT + 4, low - 8, (high + low) / 2 + 5, high - 6, low + BELOW];
      // Levels have their labels on the right: those of zones begin on the left.
      return heights.flatMap((y) => {
        const [atRight, atLeft, ...between] = alongLine(y);
        return [atLeft, atRight, ...between];
      });
    }
    case 'span': {
      const x = (xOf(stroke.first) + xOf(stroke.last)) / 2;
      return [top - 16, top - 32, top + 10].map((y) => ({ x, y, anchor: 'middle' }));
    }
    case 'segment': {
      const corners = [stroke.end, stroke.start].map(([place, value]) => [xOf(place), yOf(value)] as const);
      const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = corners;
      const points = [...corners, [(x1 + x2) / 2, (y1 + y2) / 2] as const];
      return points.flatMap(([x, y]) =>
        [y - 8, y + 20, y - 26, y + 38, y - 44].map((height) => ({
          x,
          y: height,
          anchor: 'middle' as const,
        })),
      );
    }
    case 'mark': {
      const x = xOf(stroke.at);
      const start = topOfPlace(drawing, stroke.at, layout, stroke.line) - ARROW.gap - ARROW.length;
      const beside = [start + 10, start - 6, start + 26, start - 24, start + 42, start + 58].flatMap(
        (y): Place[] => [
          { x: x + 10, y, anchor: 'start' },
          { x: x - 10, y, anchor: 'end' },
        ],
      );
      const above = [start - 6, start - 24, start - 42, start - 60].map(
        (y): Place => ({ x, y, anchor: 'middle' }),
      );
      return [...above.slice(0, 1), ...beside, ...above.slice(1)];
    }
    case 'writing':
      return [];
  }
}

/** A label moved so that it stays between the edges of the plot. */
function kept({ x, y, anchor }: Place, text: string, { left, right, height }: StageLayout): Place {
  const width = textWidth(text, LABEL_TEXT);
  const start = { start: x, middle: x - width / 2, end: x - width }[anchor];
  const inside = Math.max(14, Math.min(height - 6, y));
  if (start + width > right) return { x: right, y: inside, anchor: 'end' };
  if (start < left) return { x: left, y: inside, anchor: 'start' };
  return { x, y: inside, anchor };
}
