import { type RefObject, useEffect, useState } from 'react';

/** How wide an element is, in pixels; `first` until it has been measured. */
export function useElementWidth(element: RefObject<HTMLElement | null>, first: number): number {
  const [width, setWidth] = useState(first);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      // Nothing is drawn for a player that is not to be seen.
      if (entry !== undefined && entry.contentRect.width > 0) setWidth(entry.contentRect.width);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
