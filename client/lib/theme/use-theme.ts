import { useSyncExternalStore } from 'react';
import { chosenTheme, type Theme } from './theme.ts';

/** The theme chosen on this device, whichever control chose it. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, chosenTheme);
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
