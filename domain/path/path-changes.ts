import type { PlannedPath, StationReason } from './plan-path.ts';

/** One fact about what is otherwise than on the path shown before. */
export type PathChange =
  | {
      readonly kind: 'added';
      readonly station: string;
      readonly why: StationReason;
      readonly for: string | null;
    }
  /** All that it teaches is known by now. */
  | { readonly kind: 'left_out'; readonly station: string }
  /** It belongs to no course of the path any more. */
  | { readonly kind: 'gone'; readonly station: string }
  | { readonly kind: 'moved'; readonly station: string; readonly to: 'earlier' | 'later' };

/**
 * What is otherwise on a path than on the one shown before. Stations that were done since are no change.
 *
 * @param shown the stations that were ahead then, in their order
 */
export function pathChanges(shown: readonly string[], path: PlannedPath): PathChange[] {
  const ahead = path.stations.filter(({ why }) => why !== 'done');
  const done = new Set(path.stations.filter(({ why }) => why === 'done').map(({ id }) => id));
  const now = new Map(ahead.map(({ id }, place) => [id, place]));
  const stayed = shown.filter((id) => now.has(id));
  const inOrder = new Set(longestInOrder(stayed.map((id) => now.get(id) ?? 0)));
  const order = ahead.map(({ id }) => id).filter((id) => stayed.includes(id));
  return [
    ...ahead
      .filter(({ id }) => !shown.includes(id))
      .map((station) => ({
        kind: 'added' as const,
        station: station.id,
        why: station.why,
        for: station.for,
      })),
    ...shown
      .filter((id) => !now.has(id) && !done.has(id))
      .map((station) => ({
        kind: path.leftOut.includes(station) ? ('left_out' as const) : ('gone' as const),
        station,
      })),
    ...stayed
      .filter((id) => !inOrder.has(now.get(id) ?? 0))
      .map((station) => ({
        kind: 'moved' as const,
        station,
        to: order.indexOf(station) < stayed.indexOf(station) ? ('earlier' as const) : ('later' as const),
      })),
  ];
}

/** The most numbers of a row that stand in rising order: all others have moved. */
function longestInOrder(row: readonly number[]): number[] {
  const best: number[][] = [];
  for (const [index, value] of row.entries()) {
    const before = best
      .slice(0, index)
      .filter((run) => (run.at(-1) ?? value) < value)
      .reduce<number[]>((longest, run) => (run.length > longest.length ? run : longest), []);
    best.push([...before, value]);
  }
  return best.reduce<number[]>((longest, run) => (run.length > longest.length ? run : longest), []);
}
