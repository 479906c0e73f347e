import { expect, test } from 'vitest';
import { worlds } from '../../../tests/cases/fills/all-cases.ts';
import type { Step } from '../../../tests/support/fills/fill-case.ts';
import { playCase } from '../../../tests/support/fills/play-case.ts';
import type { EntryPlan, SessionPlan } from '../contract.ts';
import { applyEvent } from '../session/apply-event.ts';
import { decide } from '../session/decide.ts';
import { critiqueSession } from './critique-session.ts';

/*
 * One planted history for each rule, in a world of 1,000 dollars, leverage 5, bid 100.00 and ask 100.02: an entry at 100.02 with a
 * stop at 99.52 risks 50 cents on each lot, so that 20 lots are the 1% of the plan.
 */

const plan: EntryPlan = { setup: 'Any', thesis: 'Any.', stop: 9_952, exit_rule: 'Stop', confidence: 3 };
const usual: SessionPlan = { risk_percent: 1, day_loss_percent: 2, trades_a_day: null };

const buy = (quantity: number, more: object = { exits: { stop: 9_952 } }) =>
  ({ symbol: 'ACME', side: 'buy', kind: 'market', quantity, until: 'cancelled', ...more }) as const;
const sell = (quantity: number) => ({ ...buy(quantity, {}), side: 'sell' }) as const;
const ticks = (...bids: number[]): Step => ({ ticks: { ACME: bids.map((bid) => [bid, 2, 0] as const) } });
const planned = (quantity: number): Step => ({ place: [buy(quantity)], id: 'planned' });

function rulesOf(steps: readonly Step[], sessionPlan: SessionPlan = usual) {
  const world = worlds['margin'];
  if (world === undefined) throw new RangeError('margin');
  const { events, state } = playCase({ decide, applyEvent }, { steps }, world);
  const numbered = events.map((event, place) => ({ sequence: place + 1, event }));
  const plans = new Map(['planned', 'planned-2', 'planned-3'].map((id) => [id, plan] as const));
  return critiqueSession(numbered, { rules: state.rules, plan: sessionPlan, plans }, 1).rules.map(
    ({ rule, facts }) => ({ rule, facts }),
  );
}

test('a trade by its plan breaks nothing', () => {
  expect(rulesOf([planned(20), ticks(10_050), { place: [sell(20)] }])).toEqual([]);
});

test('an entry without a plan', () => {
  expect(rulesOf([{ place: [buy(20)] }, ticks(10_050), { place: [sell(20)] }])).toEqual([
    { rule: 'entry-without-plan', facts: {} },
  ]);
});

test('more at risk than the plan says is told while the trade is open', () => {
  expect(rulesOf([planned(30)]).map(({ rule }) => rule)).toEqual(['risk-above-plan']);
});

test('more at risk than the plan says, and half of it', () => {
  const out = (quantity: number): Step[] => [ticks(10_050), { place: [sell(quantity)] }];
  expect(rulesOf([planned(30), ...out(30)])).toEqual([
    { rule: 'risk-above-plan', facts: { risk: '1500000000', planned: '1000000000' } },
  ]);
  expect(rulesOf([planned(21), ...out(21)])).toEqual([]);
  expect(rulesOf([planned(10), ...out(10)])).toEqual([
    { rule: 'size-off-plan', facts: { risk: '500000000', planned: '1000000000' } },
  ]);
});

test('a size that margin bounds is no size off plan', () => {
  // 4% of 1,000 dollars would be 80 lots; leverage 5 allows 49.
  const wide: SessionPlan = { ...usual, risk_percent: 4 };
  expect(rulesOf([planned(48), ticks(10_050), { place: [sell(48)] }], wide)).toEqual([]);
});

test('a stop that is moved away, or taken back, and none that is moved closer', () => {
  const moved = (stop: number): Step => ({ replace: { orderId: 2, stop } });
  expect(rulesOf([planned(20), ticks(9_990), moved(9_930)])).toEqual([
    { rule: 'stop-widened', facts: { from: 9_952, to: 9_930 } },
  ]);
  expect(rulesOf([planned(20), ticks(9_990), moved(9_970)])).toEqual([]);
  expect(rulesOf([planned(20), ticks(9_990), { cancel: 2 }])).toEqual([
    { rule: 'stop-widened', facts: { from: 9_952, to: null } },
  ]);
});

test('adding to a loser, and not to a winner', () => {
  const more: Step = { place: [buy(5, {})], id: 'planned-2' };
  expect(rulesOf([planned(20), ticks(9_980), more])).toEqual([
    { rule: 'adding-to-losers', facts: { profit: '-440000000' } },
  ]);
  expect(rulesOf([planned(20), ticks(10_060), more])).toEqual([]);
});

test('trading on after the loss of a day, and not on the next day', () => {
  // 40 lots lose 52 cents each: 20.80 dollars, more than 2%.
  const lost: Step[] = [planned(40), ticks(9_950), ticks(9_950)];
  const again: Step = { place: [buy(5, { exits: { stop: 9_900 } })], id: 'planned-2' };
  const broken = rulesOf([...lost, again]).map(({ rule }) => rule);
  expect(broken).toContain('through-loss-limit');
  const nextDay = rulesOf([...lost, { wait: 1440 }, ticks(9_950), again]).map(({ rule }) => rule);
  expect(nextDay).not.toContain('through-loss-limit');
});
