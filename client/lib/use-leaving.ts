import { useEffect, useEffectEvent } from 'react';

/**
 * Runs a last action when the page is hidden or goes away, and when the component does; so it may run more than once.
 * After it, a browser may end the page at any moment: send with `restOnLeaving`.
 */
export function useLeaving(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    const onPageHide = () => leave();
    document.addEventListener('visibilitychange', onVisibilityChange);
    addEventListener('pagehide', onPageHide);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      removeEventListener('pagehide', onPageHide);
      leave();
    };
  }, []);
}
