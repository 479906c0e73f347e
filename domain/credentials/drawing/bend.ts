import { sineOfTurns } from './sine.ts';

/**
 * How far the mesh runs ahead of itself at each angle, in turns of its wave: a sum of slow waves whose heights and starts
 * are bytes of the hash. So two certificates never have the same mesh, and one letter changed bends all of it.
 *
 * @param bytes of the SHA-256 of the signed text, two for each wave
 */
export function bendOf(bytes: readonly number[]): (turns: number) => number {
  const waves = Array.from({ length: Math.floor(bytes.length / 2) }, (_, place) => ({
    count: place + 1,
    height: (((bytes[2 * place] ?? 0) - 127.5) / 127.5) * (0.55 / (place + 1)),
    start: (bytes[2 * place + 1] ?? 0) / 256,
  }));
  return (turns) =>
    waves.reduce((sum, { count, height, start }) => sum + height * sineOfTurns(count * turns + start), 0);
}
