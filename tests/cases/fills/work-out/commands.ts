import type { Expected, Step } from '../../../support/fills/fill-case.ts';
import { level, lots, order, SIDES, signOf, slip, START, ticksAt, type Worked } from './pencil.ts';

/** Sending twice, changing, cancelling, and what is turned down. */
export function commands(): Worked[] {
  return [...SIDES.flatMap(sentBySide), ...turnedDown()];
}

function sentBySide(side: 'buy' | 'sell'): Worked[] {
  const into = { order: 1, legs: lots(START[side], signOf(side), 20, slip(20)) };
  const waiting = { place: [order(side, 20, { kind: 'limit', limit: level(side, -50) })] };
  const named = (name: string, why: string, steps: readonly Step[], expect: Expected): Worked => ({
    name: `${side}: ${name}`,
    why,
    world: 'share',
    steps,
    expect,
  });
  return [
    named(
      'the same order sent twice',
      'The same id and the same order: once.',
      [
        { place: [order(side, 20, {})], id: 'a' },
        { place: [order(side, 20, {})], id: 'a' },
      ],
      { fills: [into], refused: [] },
    ),
    named(
      'the same order sent again later',
      'A lost answer is asked for again after time has moved: still once.',
      [{ place: [order(side, 20, {})], id: 'a' }, ticksAt(10_000), { place: [order(side, 20, {})], id: 'a' }],
      { fills: [into], refused: [] },
    ),
    named(
      'another order under the same id',
      'The id stands for the first one.',
      [
        { place: [order(side, 20, {})], id: 'a' },
        { place: [order(side, 21, {})], id: 'a' },
      ],
      { fills: [into], refused: ['client-order-id-taken'] },
    ),
    named(
      'an order cancelled',
      'It waits below the market and is taken back.',
      [waiting, { cancel: 1 }, { cancel: 1 }],
      {
        fills: [],
        ended: { 1: 'asked' },
        refused: ['no-such-order'],
      },
    ),
    named(
      'a limit moved over the market',
      'Changed to a price far beyond, it trades at once like a new order.',
      [waiting, { replace: { orderId: 1, limit: level(side, 50) } }],
      { fills: [into], working: [] },
    ),
    named(
      'a filled order changed',
      'There is nothing left to change.',
      [{ place: [order(side, 20, {})] }, { replace: { orderId: 1, quantity: 30 } }],
      { fills: [into], refused: ['no-such-order'] },
    ),
    named(
      'a stop moved to where the price already is',
      'It would trigger at once: the order stays as it was.',
      [
        { place: [order(side, 20, { kind: 'stop', stop: level(side, 50) })] },
        { replace: { orderId: 1, stop: level(side, -50) } },
        ticksAt(10_000 + signOf(side) * 49),
      ],
      { fills: [], refused: ['bad-change'], working: [1] },
    ),
    named(
      'a session closed',
      'Orders end with it; afterwards nothing is taken.',
      [waiting, { close: true }, waiting],
      {
        fills: [],
        ended: { 1: 'session-closed' },
        refused: ['closed'],
      },
    ),
  ];
}

function turnedDown(): Worked[] {
  const faults = [
    ['nothing', order('buy', 0, {}), 'bad-quantity'],
    ['half a lot', order('buy', 0.5, {}), 'bad-quantity'],
    ['a limit order without a limit', order('buy', 1, { kind: 'limit' }), 'bad-price'],
    ['a limit between two ticks', order('buy', 1, { kind: 'limit', limit: 99.5 }), 'bad-price'],
    ['a market order with a limit', order('buy', 1, { limit: 10_000 }), 'bad-price'],
    ['a stop below nothing', order('sell', 1, { kind: 'stop', stop: -5 }), 'bad-price'],
    ['what is not traded', { ...order('buy', 1, {}), symbol: 'NONE' }, 'unknown-symbol'],
    [
      'a target behind its entry',
      order('buy', 1, { exits: { target: 9_990, stop: 9_900 } }),
      'exit-on-wrong-side',
    ],
    ['a stop before its entry', order('sell', 1, { exits: { stop: 9_990 } }), 'exit-on-wrong-side'],
  ] as const;
  return faults.map(([what, request, reason]) => ({
    name: `${what} is turned down`,
    why: 'An order that cannot be meant is noted with its reason and does nothing.',
    world: 'share',
    steps: [{ place: [request] }],
    expect: { fills: [], rejected: [reason], working: [], positions: {} },
  }));
}
