import { useEffect, useEffectEvent, useState } from 'react';

/** Bars a second that a session may be played at. */
export const SPEEDS = [1, 2, 5, 10, 20] as const;

export type Speed = (typeof SPEEDS)[number];

/** A request moves the clock by so many bars at most, so that nothing is passed over unseen. */
const MOST_AT_ONCE = 5;
/** Requests a second: more would be as many answers to draw. */
const MOST_REQUESTS = 5;

/** How many bars a request takes at a speed. */
export function barsAtOnce(speed: Speed): number {
  return Math.min(MOST_AT_ONCE, Math.ceil(speed / MOST_REQUESTS));
}

/**
 * Plays a session: one request after the other, each sent once the one before is answered.
 * @param advance resolves with whether to go on
 */
export function usePlay(speed: Speed, advance: (bars: number) => Promise<boolean>) {
  const [playing, setPlaying] = useState(false);
  const next = useEffectEvent(async () => {
    try {
      return await advance(barsAtOnce(speed));
    } catch {
      // The screen says what failed.
      return false;
    }
  });
  useEffect(() => {
    if (!playing) return undefined;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = async () => {
      const began = performance.now();
      const goesOn = await next();
      if (!isWanted) return;
      if (!goesOn) {
        setPlaying(false);
        return;
      }
      const pause = (barsAtOnce(speed) / speed) * 1000 - (performance.now() - began);
      timer = setTimeout(() => void go(), Math.max(0, pause));
    };
    void go();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [playing, speed]);
  return { playing, setPlaying };
}
