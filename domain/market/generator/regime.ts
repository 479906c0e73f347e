/** How nervous all instruments of a market are together. */
export type RegimeName = 'calm' | 'choppy' | 'crisis';

/** What a regime does. The numbers are invented. */
interface Regime {
  /** What the volatility of every instrument is multiplied with. */
  volatility: number;
  /** What the share of the common factor is multiplied with: in a crisis all fall together. */
  loading: number;
  /** What the chance of a jump is multiplied with. */
  jumps: number;
  /** How many hours it lasts on average. */
  hours: number;
  /** What follows it. */
  next: readonly (readonly [regime: RegimeName, chance: number])[];
}

export const REGIMES: Readonly<Record<RegimeName, Regime>> = {
  calm: {
    volatility: 0.8,
    loading: 0.9,
    jumps: 0.7,
    hours: 12 * 24,
    next: [
      ['choppy', 0.85],
      ['crisis', 0.15],
    ],
  },
  choppy: {
    volatility: 1.15,
    loading: 1,
    jumps: 1.2,
    hours: 5 * 24,
    next: [
      ['calm', 0.75],
      ['crisis', 0.25],
    ],
  },
  crisis: {
    volatility: 1.9,
    loading: 1.35,
    jumps: 3,
    hours: 2.5 * 24,
    next: [
      ['choppy', 0.9],
      ['calm', 0.1],
    ],
  },
};

/** The regime of the next hour. @param draw evenly distributed between 0 and 1 */
export function nextRegime(regime: RegimeName, draw: number): RegimeName {
  const { hours, next } = REGIMES[regime];
  // What is left of the draw, once it has said that the regime ends, says by which it is followed.
  let left = draw * hours;
  if (left >= 1) return regime;
  for (const [name, chance] of next) {
    if (left < chance) return name;
    left -= chance;
  }
  return regime;
}
