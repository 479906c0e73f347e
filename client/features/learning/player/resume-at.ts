/** How close to its end something counts as played to the end, in seconds. */
const NEARLY_OVER = 5;

/** Where to go on: where it was left, or from the beginning when that was the end. */
export function resumeAt(position: number, length: number): number {
  return position > length - NEARLY_OVER ? 0 : position;
}
