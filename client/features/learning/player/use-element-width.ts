import { type RefObject, useLayoutEffect, useState } from 'react';

/** How wide an element is, in pixels; `first` until it is in the document. It is measured before anything is painted. */
export function useElementWidth(element: RefObject<HTMLElement | null>, first: number): number {
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    if (element.current === null) return;
    // Nothing is drawn for a player that is not to be seen.
    const take = (measured: number) => {
      if (measured > 0) setWidth(measured);
    };
    take(element.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => take(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
