import { useLayoutEffect } from 'react';

/**
 * Names something that lies over the page on the root of the document, as long as it is there, so that the page can make room
 * for it. `:root:has(…)` would say the same, and cost a look through the whole document at each change of it.
 *
 * @param name of the attribute, as `dataset` writes it
 * @param value undefined while it is not there
 */
export function useRootMark(name: 'mentorBeside' | 'toasts', value: string | undefined): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (value === undefined) return;
    dataset[name] = value;
    return () => {
      delete dataset[name];
    };
  }, [name, value]);
}
