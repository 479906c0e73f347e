import { RandomSource } from '../../kernel/random-source.ts';
import { type FoundPattern, PATTERN_SKILLS } from './finding.ts';
import {
  type PatternTrade,
  testAnchoredExits,
  testDisposition,
  type Tested,
  testOvertrading,
  testRevenge,
} from './pattern-tests.ts';
import type { SaleChoice } from './trading-facts.ts';

/** After so many trades it is looked, and not in between. */
export const LOOKS = [20, 40, 80] as const;
/** In so many of 100 sessions without any pattern one is found, over all patterns and looks. */
const ERROR = 0.05;

/** What is looked at. */
export interface PatternInput {
  /** Closed trades in the order in which they closed. */
  readonly trades: readonly PatternTrade[];
  readonly choices: readonly SaleChoice[];
  readonly plannedADay: number | null;
  /** The same seed gives the same answer. */
  readonly seed: number;
}

/**
 * Habits that chance alone would hardly show: permutations within the session, Holm's correction over all patterns at a look, and
 * an equal part of the error for each look.
 * Source: S. Holm (1979), A simple sequentially rejective multiple test procedure, Scandinavian Journal of Statistics 6(2).
 */
export function findPatterns({ trades, choices, plannedADay, seed }: PatternInput): FoundPattern[] {
  const found = new Map<string, FoundPattern>();
  for (const look of LOOKS) {
    if (trades.length < look) break;
    const random = RandomSource.from(seed + look);
    const seen = trades.slice(0, look);
    const end = seen.at(-1)?.closedAt ?? 0;
    const tested = [
      testRevenge(seen, random),
      testOvertrading(seen, plannedADay, random),
      testAnchoredExits(seen, random),
      testDisposition(
        choices.filter(({ at }) => at <= end),
        random,
      ),
    ].filter((each) => each !== undefined);
    for (const { pattern, p, facts } of rejectedByHolm(tested, ERROR / LOOKS.length)) {
      if (!found.has(pattern))
        found.set(pattern, { pattern, skill: PATTERN_SKILLS[pattern], look, p, facts });
    }
  }
  return [...found.values()];
}

function rejectedByHolm(tested: readonly Tested[], error: number): Tested[] {
  const sorted = [...tested].sort((a, b) => a.p - b.p);
  const first = sorted.findIndex(({ p }, place) => p > error / (sorted.length - place));
  return first < 0 ? sorted : sorted.slice(0, first);
}
