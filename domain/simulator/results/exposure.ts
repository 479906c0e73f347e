import type { Trade } from './trades-of.ts';

/** How much of a session something was held, and what of the gain without friction went into costs. */
export interface Exposure {
  /** Share of the time with an open position, 0 to 1. */
  readonly time: number;
  /** Costs by the result without friction, where that is a gain; 1 and more is all of it. */
  readonly costShare: number | undefined;
}

/**
 * @param trades closed trades, in any order
 * @param from the tick of the clock at which the session began
 * @param to where it stands, after `from`
 */
export function exposureOf(
  trades: readonly Pick<Trade, 'openedAt' | 'closedAt' | 'frictionless' | 'result'>[],
  from: number,
  to: number,
): Exposure {
  if (to <= from) throw new RangeError('A session that has not begun has no exposure.');
  let [held, until] = [0, from];
  for (const { openedAt, closedAt } of [...trades].sort((a, b) => a.openedAt - b.openedAt)) {
    const begin = Math.max(openedAt, until);
    if (closedAt <= begin) continue;
    held += closedAt - begin;
    until = closedAt;
  }
  const free = trades.reduce((sum, { frictionless }) => sum + frictionless, 0n);
  const real = trades.reduce((sum, { result }) => sum + result, 0n);
  return { time: held / (to - from), costShare: free > 0n ? Number(free - real) / Number(free) : undefined };
}
