import { normal } from '#domain/kernel/seeded-random.ts';

/** Numbers from 0 up to 1. */
export type Random = () => number;

/** Whether something that has this probability happens. */
export function happens(random: Random, probability: number): boolean {
  return random() < probability;
}

/** A number from `least` up to `most`. */
export function between(random: Random, least: number, most: number): number {
  return least + (most - least) * random();
}

/** One of several, each as likely. @throws RangeError for none */
export function oneOf<T>(random: Random, items: readonly T[]): T {
  const drawn = items[Math.floor(random() * items.length)];
  if (drawn === undefined) throw new RangeError('There is nothing to draw from.');
  return drawn;
}

/** One of several by their weights, which need not add up to 1. @throws RangeError for none */
export function weighted<T>(random: Random, items: readonly (readonly [item: T, weight: number])[]): T {
  const total = items.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random() * total;
  for (const [item, weight] of items) {
    left -= weight;
    if (left < 0) return item;
  }
  throw new RangeError('There is nothing to draw from.');
}

/**
 * A positive number of which half lie below the median: waiting times, and how long people take.
 * @param spread standard deviation of the logarithm
 */
export function around(random: Random, median: number, spread: number): number {
  return median * Math.exp(spread * normal(random));
}

/** The logistic function: log odds to a probability. */
export function probabilityOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
