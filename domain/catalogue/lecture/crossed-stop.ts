import type { Stop } from './lecture-data.ts';

/**
 * The stop at which playing from one moment to another has to wait: the first open one on the way, a stop that it begins
 * at among them. Undefined when there is none.
 */
export function crossedStop(
  stops: readonly Stop[],
  from: number,
  to: number,
  isOpen: (activity: string) => boolean,
): Stop | undefined {
  return stops.find(({ at, activity }) => from <= at && at <= to && isOpen(activity));
}
