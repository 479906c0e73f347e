/**
 * A source of numbers from 0 up to 1 that gives the same row for the same seed (mulberry32, public domain). For
 * illustrations and tests, never for secrets.
 * @param seed any whole number
 */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A normally distributed number with mean 0 and standard deviation 1 (Box and Muller's transform).
 * @param random numbers from 0 up to 1; two are taken
 */
export function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
