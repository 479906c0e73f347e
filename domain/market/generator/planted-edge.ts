/**
 * Something that does predict the price, planted into a scenario to practise how many trades it takes to see it. It is
 * hidden while the session runs and published afterwards.
 */
export type PlantedEdge =
  /** After a jump the price goes on the same way: `share` of the jump over so many minutes. */
  | { readonly kind: 'drift_after_jump'; readonly share: number; readonly minutes: number }
  /** After a gap across a close the price comes back: `share` of the gap over so many minutes. */
  | { readonly kind: 'gap_reversal'; readonly share: number; readonly minutes: number }
  /** Between two minutes of the day the price drifts by `share` of the volatility of a day. */
  | { readonly kind: 'time_of_day'; readonly share: number; readonly from: number; readonly to: number };
