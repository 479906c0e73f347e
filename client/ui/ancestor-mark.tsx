import { useLayoutEffect, useRef } from 'react';

interface AncestorMarkProps {
  /** The element around it that is marked: the closest that this selector meets. */
  of: string;
  /** An attribute: "data-waits". */
  mark: `data-${string}`;
}

/**
 * Marks an element around it as long as it is there, for the styles of what stands beside that element. Where `:has(…)` says the same, the
 * browser looks through everything beside it at each change within, such as a step of a slider.
 */
export function AncestorMark({ of, mark }: AncestorMarkProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const marked = place.current?.closest(of);
    marked?.setAttribute(mark, '');
    return () => marked?.removeAttribute(mark);
  }, [of, mark]);
  return <span ref={place} hidden />;
}
