import type { RunScale } from './run-scale.ts';

/**
 * The path of a run in a box of 100 by 100.
 * @param places how many values reach from the left side to the right one
 * @param most how many of its points are drawn at most, evenly spaced and the last among them; all when left out
 */
export function runPath(
  heights: readonly number[],
  places: number,
  { topOf }: RunScale,
  most = heights.length,
): string {
  const step = Math.max(1, Math.ceil(heights.length / most));
  const last = heights.length - 1;
  let path = '';
  for (const [place, height] of heights.entries()) {
    if (place % step !== 0 && place !== last) continue;
    path += `${path === '' ? 'M' : 'L'}${hundredths((place / (places - 1)) * 100)} ${hundredths(topOf(height))}`;
  }
  return path;
}

/** As fine as a screen: writing out all digits would take longer than the run. */
function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
