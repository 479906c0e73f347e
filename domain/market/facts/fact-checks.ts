import type { StylisedFacts } from './stylised-facts.ts';

/** What a path must show to count as one of a market. Leverage is asked of shares and indices only. */
export const FACT_CHECKS: Readonly<Record<string, (facts: StylisedFacts) => boolean>> = {
  kurtosis: ({ kurtosis }) => kurtosis.fiveMinutes > 2 && kurtosis.hour > 1,
  tail_index: ({ tailIndex }) => tailIndex >= 3 && tailIndex <= 5,
  // 99 of 100 paths without any autocorrelation pass.
  no_autocorrelation: ({ returnsScore }) => Math.abs(returnsScore) < 2.58,
  clustering: ({ clustering }) => clustering.fiveMinutes > 0.1 && clustering.hour > 0.05,
  slow_decay: ({ clustering }) => clustering.day > 0.02 && clustering.day < clustering.fiveMinutes,
  volume: ({ volume }) => volume > 0.3,
  leverage: ({ leverage }) => leverage < -0.01,
};
