import type { StationPair } from './order-stations.ts';

/** What a learner said of the order: a station stands before another one, or after it. */
export type StationMove = {
  /** The station that was moved, as course/module. */
  readonly station: string;
  readonly side: 'before' | 'after';
  readonly other: string;
};

/** So many moves are remembered; the oldest go first. */
export const MOST_MOVES = 60;

/** The moves with one more. What it contradicts directly is forgotten. */
export function withMove(moves: readonly StationMove[], move: StationMove): StationMove[] {
  const [first, second] = pairOf(move);
  const others = moves.filter((other) => {
    const [one, two] = pairOf(other);
    return !((one === first && two === second) || (one === second && two === first));
  });
  return [...others, move].slice(-MOST_MOVES);
}

/** What a move says of the order. */
export function pairOf({ station, side, other }: StationMove): StationPair {
  return side === 'before' ? [station, other] : [other, station];
}
