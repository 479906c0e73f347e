import { ln } from '../../kernel/portable-math.ts';

/**
 * Hill's estimate of the tail index of absolute values: how fast extremes become rare. A lower one is a heavier tail; moments
 * of that order and above do not exist.
 *
 * Source: B. M. Hill (1975), A simple general approach to inference about the tail of a distribution, Annals of Statistics 3(5).
 *
 * @param k how many of the largest values it is taken from
 */
export function tailIndex(values: readonly number[], k: number): number {
  const sizes = Float64Array.from(values, Math.abs).sort();
  const threshold = ln(sizes[sizes.length - 1 - k] ?? Number.NaN);
  let sum = 0;
  for (let place = sizes.length - k; place < sizes.length; place += 1)
    sum += ln(sizes[place] ?? 0) - threshold;
  return k / sum;
}
