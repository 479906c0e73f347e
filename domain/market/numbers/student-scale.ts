import { ln } from '../../kernel/portable-math.ts';
import type { RandomStream } from './random-stream.ts';

/**
 * What a normal number is multiplied with to become one of Student's t distribution of variance 1: sqrt((n - 2) / C), with
 * C chi-squared. For even degrees of freedom n, C is -2 ln(U1 ... U(n/2)) exactly, with U uniform.
 *
 * Source: L. Devroye (1986), Non-uniform random variate generation, IX.3 (chi-square as a sum of exponentials).
 *
 * @param degrees degrees of freedom, even and at least 4; takes half as many numbers
 */
export function studentScale(random: RandomStream, degrees: number): number {
  let product = 1;
  for (let drawn = 0; drawn < degrees; drawn += 2) product *= random.uniform();
  return Math.sqrt((degrees - 2) / (-2 * ln(product)));
}
