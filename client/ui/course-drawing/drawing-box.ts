/** The box of a course's drawing, in units of its own. */
export const WIDTH = 220;
export const HEIGHT = 72;

/** Places values in the height of the box: the greatest at the top, the least at the bottom, with room for a line's width. */
export function heightScale(values: readonly number[]): (value: number) => number {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const span = greatest - least || 1;
  return (value) => tenths(2 + ((greatest - value) / span) * (HEIGHT - 4));
}

/** A line through points at equal distances, from the left edge to the right one. */
export function lineThrough(heights: readonly number[]): string {
  const step = WIDTH / Math.max(1, heights.length - 1);
  return `M${heights.map((y, place) => `${tenths(place * step)} ${y}`).join('L')}`;
}

export function tenths(length: number): number {
  return Math.round(length * 10) / 10;
}
