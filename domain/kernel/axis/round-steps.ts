/** Steps that are easy to count in: 1, 2 or 5, times a power of ten. Beyond the limits the next larger one is taken. */
const FACTORS = [
  { from: Math.sqrt(50), factor: 10 },
  { from: Math.sqrt(10), factor: 5 },
  { from: Math.sqrt(2), factor: 2 },
];

/**
 * The round step that divides a range into about `wanted` parts (the rule of d3-array's `tickIncrement`, ISC licence).
 * @returns above zero; 1 for a range without any width
 */
export function roundStep(low: number, high: number, wanted: number): number {
  const rough = (high - low) / Math.max(1, wanted);
  if (!(rough > 0)) return 1;
  const power = Math.floor(Math.log10(rough));
  const error = rough / 10 ** power;
  const factor = FACTORS.find(({ from }) => error >= from)?.factor ?? 1;
  // Dividing keeps what binary fractions cannot hold: 3 / 10 is 0.3, and 3 * 0.1 is not.
  return power < 0 ? factor / 10 ** -power : factor * 10 ** power;
}

/** All multiples of a round step from `low` to `high`, both included where they are multiples. */
export function roundMultiples(low: number, high: number, step: number): number[] {
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => {
    const count = first + place;
    // 0.1 * 3 is not 0.3, and 3 / 10 is.
    return step < 1 ? count / Math.round(1 / step) : count * step;
  });
}

/** A range widened to multiples of a round step that cuts it into about `wanted` parts. */
export function roundRange(
  low: number,
  high: number,
  wanted: number,
): { readonly low: number; readonly high: number; readonly step: number } {
  const step = roundStep(low, high, wanted);
  const down = Math.floor(low / step + 1e-9) * step;
  const up = Math.ceil(high / step - 1e-9) * step;
  // Widening may call for a larger step, as in d3-scale's `nice`.
  const wider = roundStep(down, up, wanted);
  if (wider === step) return { low: down, high: up, step };
  return {
    low: Math.floor(low / wider + 1e-9) * wider,
    high: Math.ceil(high / wider - 1e-9) * wider,
    step: wider,
  };
}
