import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Tells where the learner is, once for each second that is reached or sought. Opening a lesson is no move: nothing is
 * told before the first one.
 */
export function useToldPosition(seconds: number, tell: (seconds: number) => void): void {
  const wholeSecond = Math.floor(seconds);
  const told = useRef(wholeSecond);
  const tellNow = useEffectEvent(() => tell(seconds));
  useEffect(() => {
    if (told.current === wholeSecond) return;
    told.current = wholeSecond;
    tellNow();
  }, [wholeSecond]);
}
