import type { DrawingData } from '#domain/catalogue/drawing/drawing-data.ts';
import type { LecturePointer, Pointed } from '#domain/catalogue/lecture/lecture-pointer.ts';
import { ARROW } from '#domain/catalogue/lecture/stage/label-candidates.ts';
import { topOfPlace } from '#domain/catalogue/lecture/stage/place-top.ts';
import type { StageLayout } from '#domain/catalogue/lecture/stage/stage-layout.ts';
import type { Point } from './hand-line.ts';

interface StagePointerProps {
  pointer: LecturePointer;
  drawing: DrawingData;
  layout: StageLayout;
}

/** What leads the eye over a chart: a dot at the tip of what is being drawn. */
export function StagePointer({ pointer, drawing, layout }: StagePointerProps) {
  const spot = pointerSpot(pointer, drawing, layout);
  if (spot === undefined) return null;
  const [cx, cy] = spot;
  return (
    <g data-pointer opacity={pointer.opacity} className="fill-plum">
      <circle cx={cx} cy={cy} r="11" fillOpacity="0.16" />
      <circle cx={cx} cy={cy} r="4.5" className="stroke-surface" strokeWidth="1.5" />
    </g>
  );
}

/** Where the pointer stands, in pixels of the stage; undefined at a chart whose parts have no place of their own. */
export function pointerSpot(
  { at, comes }: LecturePointer,
  drawing: DrawingData,
  layout: StageLayout,
): Point | undefined {
  const there = spotOf(at, drawing, layout);
  const from = comes && spotOf(comes.from, drawing, layout);
  if (there === undefined || comes === undefined || from === undefined) return there;
  return between(from, there, comes.way);
}

function spotOf(pointed: Pointed, drawing: DrawingData, layout: StageLayout): Point | undefined {
  if ('revealed' in pointed) return lastRevealed(pointed.revealed, drawing, layout);
  const { stroke, progress } = pointed;
  const { left, right, top, xOf, yOf } = layout;
  switch (stroke.kind) {
    case 'level':
      return [left + (right - left) * progress, yOf(stroke.price)];
    case 'zone':
      return [left + (right - left) * progress, yOf((stroke.low + stroke.high) / 2)];
    case 'span':
      return between([xOf(stroke.first), top - 8], [xOf(stroke.last), top - 8], progress);
    case 'segment': {
      const [start, end] = [stroke.start, stroke.end].map(([x, y]): Point => [xOf(x), yOf(y)]);
      return start && end && between(start, end, progress);
    }
    case 'mark': {
      const tip = topOfPlace(drawing, stroke.at, layout, stroke.line) - ARROW.gap;
      return [xOf(stroke.at), tip - ARROW.length * (1 - progress)];
    }
    case 'writing':
      return undefined;
  }
}

/** The values of a histogram have no places of their own: its classes follow from them. */
function lastRevealed(revealed: number, drawing: DrawingData, layout: StageLayout): Point | undefined {
  if (drawing.kind === 'distribution') return undefined;
  const last = Math.max(0, revealed - 1);
  const [before, after] = [Math.floor(last), Math.ceil(last)].map(
    (place): Point => [layout.xOf(place), topOfPlace(drawing, place, layout)],
  );
  return before && after && between(before, after, last - Math.floor(last));
}

function between([x1, y1]: Point, [x2, y2]: Point, way: number): Point {
  return [x1 + (x2 - x1) * way, y1 + (y2 - y1) * way];
}
