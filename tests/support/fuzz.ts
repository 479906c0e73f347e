import type { Parameters } from 'fast-check';

/** Stands in values that are made up, and may stand in no statement. */
export const MARK = 'qzx7';

/**
 * How much a test makes up: `short` of it among the tests, and as much as `npm run fuzz` asks for, from the seed that it says.
 */
export function fuzzing(
  short: number,
): Pick<Parameters, 'numRuns' | 'seed'> & { readonly timeoutMs: number } {
  const numRuns = Number(process.env.FUZZ_RUNS ?? short);
  const seed = process.env.FUZZ_SEED;
  return {
    numRuns,
    ...(seed === undefined ? {} : { seed: Number(seed) }),
    timeoutMs: 60_000 + numRuns * 100,
  };
}
