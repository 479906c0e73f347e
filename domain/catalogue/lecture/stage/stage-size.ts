/** Below this width a stage is a phone's: higher in proportion, so that candles stay tall enough. */
const NARROW = 520;

/** The widths, in pixels, at which labels have to stay apart: a phone's and that of a wide page. */
export const CHECKED_WIDTHS = [
  ['phone', 326],
  ['desktop', 860],
] as const;

/** The height of a chart of this width, in pixels; written lines below it take their room from it. */
export function stageHeight(width: number, hasWriting: boolean): number {
  if (width < NARROW) return Math.round(width * (hasWriting ? 0.72 : 0.82));
  return Math.round(width * (hasWriting ? 0.46 : 0.52));
}
