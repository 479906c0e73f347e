import { useEffect, useEffectEvent, useState } from 'react';
import type { Playback } from '../playback.ts';

interface LectureClockOptions {
  length: number;
  startAt: number;
  /** How far the time may go on from here: a voice that is still speaking holds it back. */
  goOn: (from: number, to: number) => number;
  /** Where on the way it has to wait, if anywhere. */
  haltAt: (from: number, to: number) => number | undefined;
}

/** The time of a lecture: it runs with the screen's frames, and stops at the end. */
export function useLectureClock({ length, startAt, goOn, haltAt }: LectureClockOptions): Playback {
  const [seconds, setSeconds] = useState(startAt);
  const [playing, setPlaying] = useState(false);
  const [rate, setRate] = useState(1);

  const advance = useEffectEvent((elapsed: number) => {
    const next = Math.min(length, goOn(seconds, seconds + elapsed * rate));
    const halt = haltAt(seconds, next);
    setSeconds(halt ?? next);
    if (halt !== undefined || next === length) setPlaying(false);
  });
  useEffect(() => {
    if (!playing) return;
    let last = performance.now();
    let request = 0;
    const tick = (now: number) => {
      advance((now - last) / 1000);
      last = now;
      request = requestAnimationFrame(tick);
    };
    request = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(request);
  }, [playing]);

  return {
    seconds,
    length,
    playing,
    rate,
    play() {
      if (seconds >= length) setSeconds(0);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
    seek: (time) => setSeconds(Math.max(0, Math.min(length, time))),
    setRate,
  };
}
