import { type ComponentType, useEffect, useState } from 'react';
import { onFirstToast } from './toast.ts';

/** Long enough for everything that the page itself needs to be under way. */
const AHEAD_MS = 2000;

const loadRegion = () => import('./toast-region.tsx');

/**
 * Where toasts appear; once per document. What draws them is fetched soon after the page, which does not wait for it: a
 * lost connection is told in a toast, too. When it cannot be fetched, the next toast tries again.
 */
export function Toaster() {
  const [Region, setRegion] = useState<ComponentType>();
  useEffect(() => {
    const fetchRegion = () => {
      loadRegion().then(
        ({ ToastRegion }) => setRegion(() => ToastRegion),
        () => undefined,
      );
    };
    const ahead = setTimeout(fetchRegion, AHEAD_MS);
    const stopWaiting = onFirstToast(fetchRegion);
    return () => {
      clearTimeout(ahead);
      stopWaiting();
    };
  }, []);
  return Region && <Region />;
}
