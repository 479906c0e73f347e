import { seededRandom } from '#domain/kernel/seeded-random.ts';

/** Invented exam scores, 0 to 100, from lowest to highest: the mean of several draws, so most lie in the middle. */
export function generateScores(seed: number, count: number): number[] {
  const random = seededRandom(seed);
  const draw = () => Math.round(100 * (0.25 + 0.75 * ((random() + random() + random()) / 3)));
  return Array.from({ length: count }, draw).sort((one, other) => one - other);
}
