import { expect, test } from 'vitest';
import { worlds } from '../../../tests/cases/fills/all-cases.ts';
import type { Step } from '../../../tests/support/fills/fill-case.ts';
import { playCase } from '../../../tests/support/fills/play-case.ts';
import { applyEvent } from '../session/apply-event.ts';
import { decide } from '../session/decide.ts';
import { tradesOf } from './trades-of.ts';

const order = { symbol: 'ACME', side: 'buy', kind: 'market', quantity: 20, until: 'cancelled' } as const;
const ticks = (...bids: number[]): Step => ({ ticks: { ACME: bids.map((bid) => [bid, 2, 0] as const) } });

function play(steps: readonly Step[]) {
  const world = worlds['margin'];
  if (world === undefined) throw new RangeError('margin');
  return tradesOf(playCase({ decide, applyEvent }, { steps }, world).events);
}

test('a trade has its result, its risk by the stop, and how far it went both ways', () => {
  // In at 100.02 with a stop at 99.52: 50 cents on 20 lots. Bids 99.60 and 101.10, out at 100.90: 88 cents a lot.
  const [trade, ...others] = play([
    { place: [{ ...order, exits: { stop: 9_952 } }] },
    ticks(9_960, 10_110, 10_090),
    { place: [{ ...order, side: 'sell' }] },
  ]);
  expect(others).toEqual([]);
  expect(trade).toMatchObject({
    side: 'buy',
    quantity: 20,
    result: 1_760_000_000n,
    risk: 1_000_000_000n,
    adverse: 42,
    favourable: 108,
  });
  // Without friction in at 100.01 and out at 100.91: 90 cents.
  expect(trade?.frictionless).toBe(1_800_000_000n);
});

test('a fill that turns a position closes one trade and begins the next', () => {
  const trades = play([
    { place: [order] },
    { place: [{ ...order, side: 'sell', quantity: 35 }] },
    ticks(9_900),
    { place: [{ ...order, quantity: 15 }] },
  ]);
  expect(trades).toMatchObject([
    { side: 'buy', quantity: 20, result: -40_000_000n, risk: undefined },
    // Sold at 100.00 and bought back at 99.02.
    { side: 'sell', quantity: 15, result: 1_470_000_000n },
  ]);
});

test('a position that is still open is no trade yet', () => {
  expect(play([{ place: [order] }])).toEqual([]);
});

test('an entry that was filled at the stop of its bracket has no risk, rather than one of nothing', () => {
  const world = worlds['margin'];
  if (world === undefined) throw new RangeError('margin');
  const steps = [
    { place: [{ ...order, exits: { stop: 9_952 } }] },
    { place: [{ ...order, side: 'sell' }] },
  ] as const;
  // In at 100.02, where its stop has been put.
  const events = playCase({ decide, applyEvent }, { steps }, world).events.map((event) =>
    event.kind === 'placed'
      ? {
          ...event,
          orders: event.orders.map((each) => (each.role === 'stop' ? { ...each, stop: 10_002 } : each)),
        }
      : event,
  );
  const [trade] = tradesOf(events);
  expect(trade?.entry).toBe(10_002);
  expect(trade?.risk).toBeUndefined();
});
