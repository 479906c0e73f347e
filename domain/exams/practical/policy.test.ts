import { expect, test } from 'vitest';
import type { Practical } from '../../quiz/exam/practical-schema.ts';
import { countFallenYears, holdsInYears } from './count-fallen-years.ts';
import { largestPolicy, type Policy, policyFaults } from './policy.ts';

const PRACTICAL: Pick<Practical, 'policy' | 'years'> = {
  policy: {
    risk: { from: 0.1, to: 0.5 },
    heat: { from: 0.2, to: 4 },
    day: { from: 0.2, to: 4 },
    week: { from: 0.4, to: 8 },
    month: { from: 0.5, to: 10 },
    floor: { from: 2, to: 19 },
  },
  years: {
    of: 2000,
    seed: 2026,
    parameters: { payoff: 2, trades: 96, trades_a_day: 4, days_a_month: 2, correlation: 0.3, jump_chance: 5 },
    marks: [
      { win_chance: 40, fewer_than: 400 },
      { win_chance: 33.5, fall: 20, fewer_than: 100 },
    ],
  },
};

/** The page of the course's last module: $60, $240, $120, $240, $480 and $1,200 of $12,000. */
const JONS: Policy = { risk: 0.5, heat: 2, day: 1, week: 2, month: 4, floor: 10 };

const faults = (change: Partial<Policy>) => policyFaults({ ...JONS, ...change }, PRACTICAL);

test('the page of the course is taken', () => {
  expect(faults({})).toEqual([]);
  expect(
    policyFaults(
      { ...JONS, heat: null, day: null, week: null, month: null, floor: null },
      {
        policy: { risk: { from: 0.1, to: 1 } },
      },
    ),
  ).toEqual([]);
});

test.each<[Partial<Policy>, string]>([
  [{ risk: 0.55 }, 'risk-out-of-bounds'],
  [{ risk: 0.33 }, 'risk-out-of-bounds'],
  [{ floor: null }, 'floor-out-of-bounds'],
  [{ heat: 0.9 }, 'heat-below-two-trades'],
  [{ heat: 2.1 }, 'heat-above-week'],
  [{ day: 0.9 }, 'day-below-two-trades'],
  [{ day: 2 }, 'day-not-below-week'],
  [{ risk: 0.1, day: 0.3 }, 'week-above-five-days'],
  [{ week: 4 }, 'week-not-below-month'],
  [{ month: 5 }, 'month-not-below-half-floor'],
])('%j: %s', (change, fault) => {
  expect(faults(change)).toEqual([fault]);
});

test('the largest lines that are offered contradict one another: nobody passes by pressing on', () => {
  expect(policyFaults(largestPolicy(PRACTICAL), PRACTICAL)).not.toEqual([]);
});

test('the page of the course holds in two thousand years, the same page with 0.75% does not', () => {
  const { years } = PRACTICAL;
  if (!years) throw new Error('No years.');
  const [fall] = countFallenYears(JONS, years);
  // Within three binomial deviations of the 177 in a thousand that the course counted.
  expect(Math.abs((fall?.fallen ?? 0) - 354)).toBeLessThan(51);
  expect(holdsInYears(JONS, PRACTICAL)).toBe(true);
  expect(holdsInYears({ ...JONS, risk: 0.75 }, PRACTICAL)).toBe(false);
  expect(countFallenYears(JONS, years)).toEqual(countFallenYears(JONS, years));
});
