import { expect, test } from 'vitest';
import { generateDays } from '#tests/support/market/generate-days.ts';
import { randomWalk } from '#tests/support/market/random-walk.ts';
import type { Market } from '../generator/market.ts';
import { PRESETS } from '../generator/presets.ts';
import { FACT_CHECKS } from './fact-checks.ts';
import { stylisedFacts, type StylisedFacts } from './stylised-facts.ts';

const WEEKS = 16;
/** A coin and a currency pair have three times the minutes a day. */
const WEEKS_OF_LONG_DAYS = 9;
const seeds = [1, 2, 3];

/** The checks that a path does not pass. */
function failed(facts: StylisedFacts): string[] {
  return Object.keys(FACT_CHECKS).filter((name) => FACT_CHECKS[name]?.(facts) !== true);
}

test.each(Object.entries(PRESETS))(
  'paths of the preset %s show what is known of the returns of markets',
  (name, preset) => {
    const market: Market = { instruments: [preset], startRegime: 'choppy' };
    const hasCloses = name === 'share' || name === 'index';
    const days = 7 * (hasCloses ? WEEKS : WEEKS_OF_LONG_DAYS);
    const paths = seeds.map((seed) => stylisedFacts(generateDays(market, days, seed)[0] ?? []));
    for (const facts of paths) {
      const missing = failed(facts).filter((check) => check !== 'tail_index');
      expect(missing).toEqual(hasCloses ? [] : ['leverage']);
      // A single path's estimate is off by 10%: shares of 300 paths are in docs/simulator.md.
      expect(facts.tailIndex).toBeGreaterThan(2.6);
      expect(facts.tailIndex).toBeLessThan(5.4);
    }
    // A few weeks are short for a fourth moment: what falls with the horizon is the middle one of the paths.
    const kurtosis = (horizon: 'fiveMinutes' | 'hour' | 'day') =>
      paths.map(({ kurtosis: measured }) => measured[horizon]).sort((a, b) => a - b)[1] ?? 0;
    expect(kurtosis('fiveMinutes')).toBeGreaterThan(kurtosis('hour'));
    expect(kurtosis('hour')).toBeGreaterThan(kurtosis('day'));
  },
);

test('a plain random walk has neither kurtosis nor tails nor clustering', () => {
  for (const seed of seeds) {
    const missing = failed(stylisedFacts(randomWalk(WEEKS * 5, seed)));
    for (const check of ['kurtosis', 'tail_index', 'clustering', 'slow_decay', 'volume', 'leverage'])
      expect(missing).toContain(check);
    expect(missing).not.toContain('no_autocorrelation');
  }
});
