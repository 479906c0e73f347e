import { textWidth } from '../../../kernel/text/wrap-label.ts';

/** The size of labels, in pixels; HaloText has the class for it. */
export const LABEL_TEXT = 14;
/** How far letters reach above and below the line that they stand on, and the halo around them, in pixels. */
const [ASCENT, DESCENT, HALO] = [11, 3.5, 1.5];

/** Where a label stands: the start, middle or end of the line that its letters stand on. */
export type PlacedLabel = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
};

/** A rectangle of the stage, in pixels from its top left corner. */
export type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** The room that a label takes. */
export function boxOfLabel({ text, x, y, anchor }: PlacedLabel): Box {
  const width = textWidth(text, LABEL_TEXT);
  const start = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return {
    left: start - HALO,
    right: start + width + HALO,
    top: y - ASCENT - HALO,
    bottom: y + DESCENT + HALO,
  };
}

/** How much of a letter a line may touch at its top and at its foot, in pixels. */
const TOUCH = 3;

/** Whether a line across the stage runs through letters that stand at a height. */
export function isThrough(line: number, y: number): boolean {
  return line > y - ASCENT - HALO + TOUCH && line < y + DESCENT + HALO - TOUCH;
}

/** The area that two rectangles share, in square pixels. */
export function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** How much of a rectangle lies outside of another, in square pixels. */
export function areaOutside(inner: Box, outer: Box): number {
  return (inner.right - inner.left) * (inner.bottom - inner.top) - sharedArea(inner, outer);
}
