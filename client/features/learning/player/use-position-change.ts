import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Notifies of where the learner is, once for each second that is reached or sought. Opening a lesson is no move: there is
 * no notification before the first one.
 */
export function usePositionChange(seconds: number, onChange: (seconds: number) => void): void {
  const wholeSecond = Math.floor(seconds);
  const notified = useRef(wholeSecond);
  const notify = useEffectEvent(() => onChange(seconds));
  useEffect(() => {
    if (notified.current === wholeSecond) return;
    notified.current = wholeSecond;
    notify();
  }, [wholeSecond]);
}
