import { type RefObject, useSyncExternalStore } from 'react';

/** Shows one element on the whole screen, and back. `possible` is false where the browser does not let pages do it. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(
    (onChange) => {
      document.addEventListener('fullscreenchange', onChange);
      return () => document.removeEventListener('fullscreenchange', onChange);
    },
    () => document.fullscreenElement !== null,
  );
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : element.current?.requestFullscreen();
    change?.catch((error: unknown) => console.error('The full screen was refused', error));
  };
  return { isFull, toggle, possible: document.fullscreenEnabled };
}
