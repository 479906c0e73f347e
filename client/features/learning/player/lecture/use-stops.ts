import { useState } from 'react';
import { crossedStop } from '#domain/catalogue/lecture/crossed-stop.ts';
import type { Stop } from '#domain/catalogue/lecture/lecture-data.ts';

/** The stops of a lecture while it is played. */
interface Stops {
  /** The stop at which the lecture waits. */
  waiting: Stop | undefined;
  /** Waits at a stop that lies between two moments; the moment at which it waits. */
  haltAt: (from: number, to: number) => number | undefined;
  /** Waits at a stop because a learner asked for it. */
  waitAt: (stop: Stop) => void;
  /** Goes on past the stop, answered or not. */
  pass: () => void;
  /** Another moment was sought: nothing waits any longer, and an open stop asks again. */
  leave: () => void;
}

/** Makes a lecture wait at its open stops. Seeking passes them all. */
export function useStops(stops: readonly Stop[], isOpen: (activity: string) => boolean): Stops {
  const [waiting, setWaiting] = useState<Stop>();
  const [passed, setPassed] = useState<string>();
  return {
    waiting,
    haltAt(from, to) {
      const stop = crossedStop(stops, from, to, (activity) => activity !== passed && isOpen(activity));
      if (stop) setWaiting(stop);
      return stop?.at;
    },
    waitAt: setWaiting,
    pass() {
      setPassed(waiting?.activity);
      setWaiting(undefined);
    },
    leave() {
      setPassed(undefined);
      setWaiting(undefined);
    },
  };
}
