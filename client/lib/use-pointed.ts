import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tells whether what happens in an element now was done with a pointer: arrow keys choose, too, while they pass over radio
 * buttons, and only a pointer has made up its mind. The second half of a double click does nothing there.
 */
export function usePointed(container: RefObject<HTMLElement | null>): RefObject<boolean> {
  const pointed = useRef(false);
  useEffect(() => {
    const element = container.current;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    element?.addEventListener('pointerdown', () => (pointed.current = true), options);
    element?.addEventListener('keydown', () => (pointed.current = false), options);
    element?.addEventListener('click', (event) => event.detail > 1 && event.preventDefault(), options);
    return () => listening.abort();
  }, [container]);
  return pointed;
}
