import { type ReactNode, useEffect, useRef, useState } from 'react';

/** On paper nothing scrolls; where a teacher only looks, it still does. */
const BOX =
  'pointer-events-auto max-h-112 overflow-auto border-y border-line print:max-h-none print:overflow-visible';

/** A box that scrolls, with a fading edge on the sides where more of it waits. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  /** How thick the scroll bars along the sides are, in pixels; undefined where nothing more waits. */
  const [end, setEnd] = useState<number>();
  const [below, setBelow] = useState<number>();
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const look = () => {
      const { scrollWidth, clientWidth, offsetWidth, scrollLeft } = element;
      const { scrollHeight, clientHeight, offsetHeight, scrollTop } = element;
      // From right to left it is counted below zero; a pixel may be lost to rounding.
      const isMoreAtEnd = scrollWidth - clientWidth - Math.abs(scrollLeft) > 1;
      setEnd(isMoreAtEnd ? offsetWidth - clientWidth : undefined);
      const isMoreBelow = scrollHeight - clientHeight - scrollTop > 1;
      setBelow(isMoreBelow ? offsetHeight - clientHeight : undefined);
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const content of element.children) observer.observe(content);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  return (
    <div className="relative min-w-0">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div ref={box} className={BOX} role="group" aria-label={label} tabIndex={0}>
        {children}
      </div>
      {below !== undefined && (
        <div
          aria-hidden="true"
          data-more="below"
          style={{ bottom: below }}
          className="pointer-events-none absolute inset-x-0 z-20 h-10 bg-linear-to-t from-paper to-transparent print:hidden"
        />
      )}
      {end !== undefined && (
        <div
          aria-hidden="true"
          data-more="end"
          style={{ insetInlineEnd: end }}
          className="pointer-events-none absolute inset-y-px z-20 w-10 bg-linear-to-l from-paper to-transparent rtl:bg-linear-to-r print:hidden"
        />
      )}
    </div>
  );
}
