/** The deepest fall of a curve from its highest point so far. */
export interface Drawdown {
  /** In 10^-8 of the account's currency. */
  readonly amount: bigint;
  /** In percent of the highest point before it. */
  readonly percent: number;
  /** Where the curve stood highest before it, and where lowest; equal where it never fell. */
  readonly from: number;
  readonly to: number;
}

/** @param curve in the order of time, at least one point, each above 0 at its highest */
export function drawdownOf(curve: readonly { readonly at: number; readonly value: bigint }[]): Drawdown {
  const [first] = curve;
  if (first === undefined) throw new RangeError('A curve without a point has no drawdown.');
  let peak = first;
  let deepest: Drawdown = { amount: 0n, percent: 0, from: first.at, to: first.at };
  for (const point of curve) {
    if (point.value > peak.value) peak = point;
    const amount = peak.value - point.value;
    const percent = peak.value > 0n ? (100 * Number(amount)) / Number(peak.value) : 0;
    if (percent > deepest.percent) deepest = { amount, percent, from: peak.at, to: point.at };
  }
  return deepest;
}
