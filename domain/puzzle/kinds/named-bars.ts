import type { RandomSource } from '../../kernel/random-source.ts';
import type { PuzzleMark } from '../puzzle.ts';

/** So many bars lie between two that can be chosen, so that no name touches another. */
export const APART = 4;
const NAMES = ['a', 'b', 'c', 'd'] as const;

/** Names bars from left to right. */
export function namedBars(places: readonly number[]): PuzzleMark[] {
  const ordered = places.toSorted((one, other) => one - other);
  return NAMES.flatMap((name, index) => {
    const at = ordered[index];
    return at === undefined ? [] : [{ name, at }];
  });
}

/** Some places from `from` to `to`, ascending and apart from each other; null where chance leaves no room. */
export function placesApart(source: RandomSource, from: number, to: number, count: number): number[] | null {
  const places: number[] = [];
  for (let tries = 0; tries < 60 && places.length < count; tries += 1) {
    const place = from + source.below(to - from + 1);
    if (places.every((other) => Math.abs(other - place) >= APART)) places.push(place);
  }
  return places.length < count ? null : places.toSorted((one, other) => one - other);
}
