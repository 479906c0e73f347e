import { expect, test } from 'vitest';
import { roundTrips } from './round-trips.ts';
import { errorsBetween, meanEstimate, spread } from '../spread.ts';

const values = {
  account: 10_000,
  position: 2000,
  spread: 0.05,
  fee: 0.1,
  slippage: 0.02,
  daily_share: 0,
  volatility: 3,
  trades: 200,
  gain: 0.2,
  deviation: 2,
  loss_planned: 2.5,
};

test('a round trip of $2,000 with spread 0.05%, fee 0.10% and slippage 0.02% a side costs 0.29%, which is $5.80', () => {
  const { cost_percent, cost_money, cost_in_r } = roundTrips.formulas;
  expect(cost_percent?.of(values)).toBeCloseTo(0.29, 10);
  expect(cost_money?.of(values)).toBeCloseTo(5.8, 10);
  expect(cost_in_r?.of(values)).toBeCloseTo(0.116, 10);
});

test('impact is the volatility of a day times the root of the share traded', () => {
  expect(roundTrips.formulas.impact?.of({ ...values, daily_share: 4 })).toBeCloseTo(0.6, 10);
  const large = { ...values, daily_share: 4, slippage: 0 };
  expect(roundTrips.run(large, 1).numbers.slippage_paid).toBeCloseTo(200 * 2000 * 0.012, 6);
});

test('costs, and the account they leave, are those of the formulas', () => {
  const set = { ...values, daily_share: 1, slippage: 0.1 };
  const { numbers } = spread(roundTrips, set, 1, 2000);
  expect(
    errorsBetween(meanEstimate(numbers.costs), roundTrips.formulas.mean_costs?.of(set) ?? 0),
  ).toBeLessThan(3);
  expect(
    errorsBetween(meanEstimate(numbers.final_net), roundTrips.formulas.mean_net?.of(set) ?? 0),
  ).toBeLessThan(3);
});

test('the two accounts differ by the costs, all the way', () => {
  const { gross, net, costs_so_far } = roundTrips.run(values, 7).series;
  for (const [trade, before] of gross.entries())
    expect(before - (net[trade] ?? 0)).toBeCloseTo(costs_so_far[trade] ?? 0, 6);
});
