import { scaleBand } from 'd3-scale';

/** A label below the plot; x in percent of its width. */
export interface PlaceTick {
  x: number;
  text: string;
}

/** The places of points that reach from one edge of the plot to the other, in percent of its width. */
export function pointX(place: number, count: number): number {
  return count < 2 ? 50 : (place / (count - 1)) * 100;
}

/** The bands that bars stand in: their left edge and width, in percent of the plot's width. */
export function bands(count: number, gap: number): { start: number; width: number }[] {
  const scale = scaleBand<number>()
    .domain(Array.from({ length: count }, (_, place) => place))
    .range([0, 100])
    .paddingInner(gap)
    .paddingOuter(gap / 2);
  return scale.domain().map((place) => ({ start: scale(place) ?? 0, width: scale.bandwidth() }));
}

/**
 * As many evenly spaced places as have room for a label, the first always among them.
 * @param count how many places there are
 * @param most how many labels fit
 */
export function labelledPlaces(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: count }, (_, place) => place).filter((place) => place % step === 0);
}
