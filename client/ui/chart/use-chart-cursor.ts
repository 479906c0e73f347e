import { useState } from 'react';

/** Where the cursor of a chart stands: at the last place until it is moved. */
export function useChartCursor(count: number): { place: number; onMove: (place: number) => void } {
  const [place, setPlace] = useState<number | null>(null);
  const last = Math.max(0, count - 1);
  return { place: Math.min(place ?? last, last), onMove: setPlace };
}
