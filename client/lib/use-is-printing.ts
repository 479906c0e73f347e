import { useSyncExternalStore } from 'react';

const paper = () => globalThis.matchMedia('print');

/** Between the events of the browser: only after the first of them does its media query say so too. */
let isPrinting = false;

/** Whether the page is being laid out for paper. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting || paper().matches);
}

function subscribe(onChange: () => void): () => void {
  const follow = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    onChange();
  };
  const media = paper();
  globalThis.addEventListener('beforeprint', follow);
  globalThis.addEventListener('afterprint', follow);
  media.addEventListener('change', onChange);
  return () => {
    globalThis.removeEventListener('beforeprint', follow);
    globalThis.removeEventListener('afterprint', follow);
    media.removeEventListener('change', onChange);
  };
}
