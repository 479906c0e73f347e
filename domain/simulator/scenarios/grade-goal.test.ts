import { describe, expect, test } from 'vitest';
import type { Step } from '../../../tests/support/fills/fill-case.ts';
import { playedCase } from '../../../tests/support/fills/played-case.ts';
import { CONDITION_KINDS, type Condition } from './condition-contract.ts';
import { gradeGoal } from './grade-goal.ts';

/*
 * For each condition a session that keeps it and one that does not, in worlds of the fill cases. `margin`: 1,000 dollars, leverage 5, no
 * fees, ACME at 100.00 to 100.02 and BOLT at 50.00 to 50.02, open from 09:30 to 16:00; a session begins at 10:00 on a Monday.
 */

type Order = Extract<Step, { place: unknown }>['place'][number];
type Exits = NonNullable<Order['exits']>;

const order = (quantity: number, more: object = {}): Order => ({
  symbol: 'ACME',
  side: 'buy',
  kind: 'market',
  quantity,
  until: 'cancelled',
  ...more,
});
const buy = (quantity: number, exits?: Exits, more: object = {}): Step => ({
  place: [order(quantity, { ...(exits && { exits }), ...more })],
});
const sell = (quantity: number): Step => ({ place: [order(quantity, { side: 'sell' })] });
const ticks = (...bids: number[]): Step => ({ ticks: { ACME: bids.map((bid) => [bid, 2, 0] as const) } });
/** To 10:00 of the next day. */
const nextDay: Step[] = [{ wait: 1440 }, ticks(10_000)];
const end: Step = { close: true };
const lost: Step[] = [buy(20, { stop: 9_952 }), ticks(9_950), ticks(9_950)];

const kinds = new Set<string>();

/** The state of one condition after some steps. */
function stateOf(condition: Condition, steps: readonly Step[], more: Parameters<typeof playedCase>[1] = {}) {
  kinds.add(condition.kind);
  return gradeGoal([condition], playedCase(steps, more)).conditions.map(({ state }) => state)[0];
}

describe('what is asked of entries', () => {
  test('a rule of the plan', () => {
    const condition = { kind: 'rule', rule: 'entry-without-plan' } as const;
    const steps = [{ ...buy(20), id: 'planned-1' } as Step];
    expect(stateOf(condition, steps, { planned: ['planned-1'] })).toBe('kept');
    expect(stateOf(condition, steps)).toBe('broken');
  });

  test('a stop from the start', () => {
    expect(stateOf({ kind: 'stop-at-entry' }, [buy(20, { stop: 9_952 })])).toBe('kept');
    expect(stateOf({ kind: 'stop-at-entry' }, [buy(20, { trail: 50 })])).toBe('kept');
    expect(stateOf({ kind: 'stop-at-entry' }, [buy(20, { target: 10_100 })])).toBe('broken');
    expect(stateOf({ kind: 'stop-at-entry' }, [buy(20)])).toBe('broken');
  });

  test('a target so many times as far away as the stop', () => {
    // From 100.02: the stop 50 cents below, the target a dollar above.
    const condition = { kind: 'target-at-entry', least_r: 2 } as const;
    expect(stateOf(condition, [buy(20, { stop: 9_952, target: 10_102 })])).toBe('kept');
    expect(stateOf(condition, [buy(20, { stop: 9_952, target: 10_101 })])).toBe('broken');
    expect(stateOf(condition, [buy(20, { stop: 9_952 })])).toBe('broken');
  });

  test('the kind of the order', () => {
    const condition = { kind: 'entry-kinds', kinds: ['limit'] } as const;
    const reached: Step = { ticks: { ACME: [[9_980, 2, 500]] } };
    expect(stateOf(condition, [buy(20, undefined, { kind: 'limit', limit: 9_990 }), reached])).toBe('kept');
    expect(stateOf(condition, [buy(20)])).toBe('broken');
  });

  test('no market order into a wide spread; an order that waits does not pay it', () => {
    const wide: Step = { ticks: { ACME: [[10_000, 9, 0]] } };
    const condition = { kind: 'entry-spread', most_ticks: 4 } as const;
    expect(stateOf(condition, [buy(20)])).toBe('kept');
    expect(stateOf(condition, [wide, buy(20)])).toBe('broken');
    const waits = buy(20, undefined, { kind: 'limit', limit: 9_990 });
    expect(stateOf(condition, [waits, { ticks: { ACME: [[9_970, 9, 500]] } }])).toBe('kept');
  });

  test('the cost of the way in and out, in percent of the risk', () => {
    // Half the spread is a cent: two cents of the 50 that are at risk are 4%, of 20 cents 10%.
    const small = (stop: number) => buy(1, { stop });
    expect(stateOf({ kind: 'entry-cost', most_percent: 8 }, [small(9_952)])).toBe('kept');
    expect(stateOf({ kind: 'entry-cost', most_percent: 8 }, [small(9_982)])).toBe('broken');
  });

  test('a part of what is traded in a usual minute', () => {
    // 390,000 lots in 390 minutes.
    expect(stateOf({ kind: 'order-share', most_percent: 2 }, [buy(20)])).toBe('kept');
    expect(stateOf({ kind: 'order-share', most_percent: 2 }, [buy(21)])).toBe('broken');
  });

  test('the first minutes after an open', () => {
    expect(stateOf({ kind: 'opening-pause', least_minutes: 30 }, [buy(20)])).toBe('kept');
    expect(stateOf({ kind: 'opening-pause', least_minutes: 31 }, [buy(20)])).toBe('broken');
  });

  test('a pause after a loss, for what was sent after it', () => {
    const condition = { kind: 'pause-after-loss', least_minutes: 10 } as const;
    expect(stateOf(condition, [...lost, { wait: 11 }, ticks(9_950), buy(5, { stop: 9_900 })])).toBe('kept');
    expect(stateOf(condition, [...lost, { wait: 3 }, ticks(9_950), buy(5, { stop: 9_900 })])).toBe('broken');
    expect(stateOf(condition, lost)).toBe('kept');
  });
});

describe('what is asked of a session', () => {
  test('how many trades are begun', () => {
    const two = [buy(5), sell(5), buy(5)];
    expect(stateOf({ kind: 'trades', least: 1, most: 2 }, two)).toBe('kept');
    expect(stateOf({ kind: 'trades', most: 1 }, two)).toBe('broken');
    expect(stateOf({ kind: 'trades', least: 3 }, two)).toBe('open');
    expect(stateOf({ kind: 'trades', least: 3 }, [...two, end])).toBe('broken');
    // What is added to a trade is no other one.
    expect(stateOf({ kind: 'trades', most: 1 }, [buy(5), buy(5)])).toBe('kept');
  });

  test('how far the clock is taken', () => {
    expect(stateOf({ kind: 'clock', least_days: 1 }, [{ wait: 1439 }])).toBe('open');
    expect(stateOf({ kind: 'clock', least_days: 1 }, [{ wait: 1440 }])).toBe('kept');
    expect(stateOf({ kind: 'clock', least_days: 1 }, [{ wait: 1439 }, end])).toBe('broken');
  });

  test('by which order a trade ends', () => {
    const byHand = [buy(20, { stop: 9_952 }), sell(20)];
    expect(stateOf({ kind: 'exits', allowed: ['stop', 'target'] }, lost)).toBe('kept');
    expect(stateOf({ kind: 'exits', allowed: ['stop', 'target'] }, byHand)).toBe('broken');
    expect(stateOf({ kind: 'exits', allowed: ['hand'] }, byHand)).toBe('kept');
    expect(stateOf({ kind: 'exits', allowed: ['target'] }, lost)).toBe('broken');
  });

  test('a review of every trade that closed', () => {
    const played = playedCase([buy(5), sell(5)]);
    const opening = played.events.find(({ event }) => event.kind === 'filled')?.sequence ?? 0;
    const reviewed = new Set([opening]);
    expect(stateOf({ kind: 'reviews' }, [buy(5), sell(5)], { reviewed })).toBe('kept');
    expect(stateOf({ kind: 'reviews' }, [buy(5), sell(5)])).toBe('open');
    expect(stateOf({ kind: 'reviews' }, [buy(5), sell(5), end])).toBe('broken');
    expect(stateOf({ kind: 'reviews' }, [buy(5)])).toBe('kept');
  });

  test('orders that work on with nothing held', () => {
    const resting = buy(5, undefined, { kind: 'limit', limit: 9_000 });
    expect(stateOf({ kind: 'leftover-orders' }, [resting])).toBe('open');
    expect(stateOf({ kind: 'leftover-orders' }, [resting, end])).toBe('broken');
    expect(stateOf({ kind: 'leftover-orders' }, [resting, { cancel: 1 }, end])).toBe('kept');
    // The stop of what is still held is no order that was forgotten.
    expect(stateOf({ kind: 'leftover-orders' }, [buy(20, { stop: 9_952 }), end])).toBe('kept');
  });

  test('positions that the firm closes', () => {
    // 49 lots need 980 dollars; at 80.00 they have lost as much.
    expect(stateOf({ kind: 'forced-exit' }, [buy(49), ticks(8_000), ticks(8_000)])).toBe('broken');
    expect(stateOf({ kind: 'forced-exit' }, [buy(5), ticks(8_000), ticks(8_000)])).toBe('kept');
  });
});

describe('what is asked of all that is held', () => {
  const bolt = (side: 'buy' | 'sell', quantity: number): Step => ({
    place: [order(quantity, { symbol: 'BOLT', side })],
  });
  const exposure = { kind: 'exposure', most_percent: 60, counts: 'gross', when: 'always' } as const;

  test('its value, added up or set off', () => {
    expect(stateOf(exposure, [buy(5)])).toBe('kept');
    expect(stateOf(exposure, [buy(7)])).toBe('broken');
    // 500 dollars long and 500 short.
    const hedged = [buy(5), bolt('sell', 10)];
    expect(stateOf(exposure, hedged)).toBe('broken');
    expect(stateOf({ ...exposure, counts: 'net' }, hedged)).toBe('kept');
    expect(stateOf({ ...exposure, counts: 'net' }, [buy(5), bolt('buy', 10)])).toBe('broken');
  });

  test('its value at a close: what is sold before it does not count, nor a close that is still ahead', () => {
    const close = { ...exposure, when: 'close' } as const;
    expect(stateOf(close, [buy(7), { wait: 60 }, ticks(10_000), sell(7), ...nextDay])).toBe('kept');
    expect(stateOf(close, [buy(7)])).toBe('kept');
    expect(stateOf(close, [buy(7), ...nextDay])).toBe('broken');
    expect(stateOf(close, [buy(7), { wait: 60 }, ticks(10_000), sell(2), ...nextDay])).toBe('kept');
  });

  test('its value over a weekend', () => {
    const weekend = { ...exposure, when: 'weekend' } as const;
    expect(stateOf(weekend, [buy(7), ...nextDay])).toBe('kept');
    expect(stateOf(weekend, [buy(7), { wait: 7 * 1440 }, ticks(10_000)])).toBe('broken');
  });

  test('what a gap would take', () => {
    // 10 lots are 1,000.20 dollars: at 5% against them 5% of the account, and a little more.
    const gap = { kind: 'gap-loss', gap_percent: 5, most_percent: 5.1 } as const;
    expect(stateOf(gap, [buy(10), ...nextDay])).toBe('kept');
    expect(stateOf(gap, [buy(11), ...nextDay])).toBe('broken');
  });

  test('what is at risk in all positions', () => {
    const boltWithStop: Step = { place: [order(20, { symbol: 'BOLT', exits: { stop: 4_952 } })] };
    // 20 lots with 50 cents each are 1% of the account; the same in BOLT once more.
    expect(stateOf({ kind: 'heat', most_percent: 1.5 }, [buy(20, { stop: 9_952 })])).toBe('kept');
    expect(stateOf({ kind: 'heat', most_percent: 1.5 }, [buy(20, { stop: 9_952 }), boltWithStop])).toBe(
      'broken',
    );
    // Without a stop all of it is at risk.
    expect(stateOf({ kind: 'heat', most_percent: 40 }, [buy(5)])).toBe('broken');
  });
});

test('a goal is met when every condition is kept, and told with its evidence when one is not', () => {
  const goal = [{ kind: 'stop-at-entry' }, { kind: 'trades', most: 1 }] as const;
  expect(gradeGoal(goal, playedCase([buy(20, { stop: 9_952 })])).isMet).toBe(true);
  const grade = gradeGoal(goal, playedCase([buy(5, { stop: 9_952 }), sell(5), buy(5)]));
  expect(grade.isMet).toBe(false);
  expect(grade.conditions).toMatchObject([
    { state: 'broken', judged: 2, evidence: [{ symbol: 'ACME', value: null }] },
    { state: 'broken', judged: 2, value: 2, evidence: [{ value: 2 }] },
  ]);
});

test('every kind of condition is tested here', () => {
  expect(CONDITION_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
});
