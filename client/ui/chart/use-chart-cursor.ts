import { useState } from 'react';

/**
 * Where the cursor of a chart stands until it is moved: where the chart begins to speak, or else at the last place.
 * @param start follows what it is given, such as a mark that a control moves
 */
export function useChartCursor(
  count: number,
  start?: number,
): { place: number; onMove: (place: number) => void } {
  const [place, setPlace] = useState<number | null>(null);
  const last = Math.max(0, count - 1);
  return { place: Math.max(0, Math.min(place ?? start ?? last, last)), onMove: setPlace };
}
