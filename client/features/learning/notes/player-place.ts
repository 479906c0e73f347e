import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Playback } from '../player/playback.ts';

interface PlayerPlace {
  /** Below the player: where notes on its seconds stand. */
  readonly element: HTMLElement;
  readonly playback: () => Playback;
}

let current: PlayerPlace | null = null;
const listeners = new Set<() => void>();

function setCurrent(place: PlayerPlace | null): void {
  current = place;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets notes be taken of what a player plays. @returns a ref for the element below it */
export function useOfferPlayer(playback: Playback): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const latest = useEffectEvent(() => playback);
  useEffect(() => {
    if (element === null) return undefined;
    setCurrent({ element, playback: () => latest() });
    return () => setCurrent(null);
  }, [element]);
  return setElement;
}

/** The player of the lesson that is open; null where nothing is played. */
export function useOfferedPlayer(): PlayerPlace | null {
  return useSyncExternalStore(watch, () => current);
}
