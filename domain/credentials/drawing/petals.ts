/** The outline of a ring of petals, one for each sign of a record, each 0 a bite into it. */
export type PetalRing = {
  readonly bits: string;
  /** Where petals begin, how far they reach beyond it, and how deep a bite goes below it. */
  readonly foot: number;
  readonly height: number;
  readonly bite: number;
};

/** The distance of the outline from the middle at an angle in turns, clockwise from the top. */
export function petalRadius({ bits, foot, height, bite }: PetalRing, turns: number): number {
  const place = (turns - Math.floor(turns)) * bits.length;
  const petal = Math.min(bits.length - 1, Math.floor(place));
  const across = 2 * (place - petal) - 1;
  // Square roots are rounded alike by every engine, unlike powers.
  const bow = Math.sqrt(Math.max(0, 1 - across * across));
  return bits[petal] === '0' ? foot - bite * bow : foot + height * bow;
}
