import type { FillCase } from '../../../support/fills/fill-case.ts';
import {
  bidFor,
  level,
  lots,
  money,
  order,
  other,
  SIDES,
  signOf,
  slip,
  START,
  still,
  ticksAt,
  type Worked,
} from './pencil.ts';

/** From 10:00 to the close at 16:00, and from there to the next open at 09:30. */
const [TO_CLOSE, TO_OPEN] = [360, 1050];

/** Day orders end with the open hours; others go on over the night. */
export function dayOrder(): Worked[] {
  const cases = SIDES.flatMap((side): Worked[] => {
    const limit = level(side, -40);
    const day = order(side, 10, { kind: 'limit', limit, until: 'day' });
    return [
      {
        name: `a day order to ${side} a minute before the close`,
        why: 'The market closes at 16:00; it is 15:59.',
        world: 'share',
        steps: [{ place: [day] }, { wait: TO_CLOSE - 1 }],
        expect: { working: [1], ended: {} },
      },
      {
        name: `a day order to ${side} at the close`,
        why: 'It is 16:00: the day is over.',
        world: 'share',
        steps: [{ place: [day] }, { wait: TO_CLOSE }],
        expect: { working: [], ended: { 1: 'expired' } },
      },
      {
        name: `an order to ${side} until cancelled after the close`,
        why: 'It goes on into the next day.',
        world: 'share',
        steps: [{ place: [{ ...day, until: 'cancelled' }] }, { wait: TO_CLOSE + TO_OPEN }],
        expect: { working: [1], ended: {} },
      },
      {
        name: `a day order to ${side} sent in the evening`,
        why: 'It is meant for the day that comes: it works at 15:59 of Tuesday and ends at 16:00.',
        world: 'share',
        steps: [{ wait: TO_CLOSE + 60 }, { place: [day] }, { wait: TO_OPEN - 60 + 389 }, { wait: 1 }],
        expect: { working: [], ended: { 1: 'expired' } },
      },
    ];
  });
  const round = [
    ['pair', 'EURUSD', 109_000],
    ['coin', 'COIN', 4_900_000],
  ] as const;
  return [
    ...cases,
    ...round.flatMap(([world, symbol, limit]): Worked[] => {
      const place: FillCase['steps'] = [
        { place: [{ symbol, side: 'buy', kind: 'limit', quantity: 1, limit, until: 'day' }] },
      ];
      return [
        {
          name: `a day order on a market open at midnight (${world}), a minute before`,
          why: 'From 10:00 there are 840 minutes to midnight.',
          world,
          steps: [...place, { wait: 839 }],
          expect: { working: [1], ended: {} },
        },
        {
          name: `a day order on a market open at midnight (${world})`,
          why: 'Open hours longer than a day: it ends at midnight.',
          world,
          steps: [...place, { wait: 840 }],
          expect: { working: [], ended: { 1: 'expired' } },
        },
      ];
    }),
  ];
}

/** What the first price after a night does to orders. */
export function gap(): Worked[] {
  return SIDES.flatMap((side): Worked[] => {
    const sign = signOf(side);
    const night = { wait: TO_CLOSE + TO_OPEN };
    const stop = level(side, 50);
    const limit = level(side, -100);
    // The limit is leapt over by so much that slippage stays within it.
    const opened = level(side, -150);
    return [
      ...[10, 90].map(
        (quantity): Worked => ({
          name: `${side} stop for ${quantity} leapt over by the open`,
          why: 'The open lies 150 ticks beyond the stop: it fills there and not at the stop.',
          world: 'share',
          steps: [
            { place: [order(side, quantity, { kind: 'stop', stop })] },
            night,
            ticksAt(bidFor(side, stop + sign * 150)),
          ],
          expect: {
            fills: [
              {
                order: 1,
                legs: lots(stop + sign * 150, sign, quantity, slip(quantity)),
                gap: money(150 * quantity),
              },
            ],
          },
        }),
      ),
      {
        name: `${side} limit leapt over by the open`,
        why: 'Whoever waits over the night trades at the open, better than the limit, as a taker.',
        world: 'share',
        steps: [
          { place: [order(side, 20, { kind: 'limit', limit })], queue: 255 },
          night,
          ticksAt(bidFor(side, opened)),
        ],
        expect: {
          fills: [{ order: 1, legs: lots(opened, sign, 20, slip(20)), liquidity: 'taker' }],
          working: [],
        },
      },
      {
        name: `${side} at market in the evening`,
        why: 'There is nobody to trade with until the open, 80 ticks away from the last price: that is the gap of the fill.',
        world: 'share',
        steps: [
          { wait: TO_CLOSE + 5 },
          { place: [order(side, 20, {})] },
          { wait: TO_OPEN - 5 },
          ticksAt(bidFor(side, level(side, 80))),
        ],
        expect: {
          fills: [
            {
              order: 1,
              legs: lots(level(side, 80), sign, 20, slip(20)),
              gap: money(80 * 20),
              halfSpread: money(20),
            },
          ],
        },
      },
      {
        name: `${side} at market at the very close`,
        why: 'The last tick was five seconds ago, but it is 16:00.',
        world: 'share',
        steps: [{ wait: TO_CLOSE - 1 }, still(1), { place: [order(side, 20, {})] }],
        expect: { fills: [], working: [1] },
      },
      {
        name: `${side} at market in the evening waits`,
        why: 'The last price of the day is nobody’s offer any more.',
        world: 'share',
        steps: [{ wait: TO_CLOSE }, { place: [order(side, 20, {})] }],
        expect: { fills: [], working: [1] },
      },
    ];
  });
}

/** A bar of which only open, high, low and close are known: what is worse for the learner comes first. */
export function bar(): Worked[] {
  return SIDES.flatMap((side): Worked[] => {
    const [sign, exit] = [signOf(side), other(side)];
    const [target, stop] = [level(side, 50), level(side, -50)];
    const into = { order: 1, legs: lots(START[side], sign, 40, slip(40)) };
    const place = { place: [order(side, 40, { exits: { target, stop } })] };
    /** A bar whose executable price for the exit goes from the worse to the better. */
    const minute = (open: number, worst: number, best: number, close = open) => {
      const [a, b] = [bidFor(exit, worst), bidFor(exit, best)];
      return {
        bars: { ACME: [[open, Math.max(a, b, open), Math.min(a, b, open), close, 1000, 2] as const] },
      };
    };
    const atStop = { order: 3, legs: lots(stop, -sign, 40, slip(40)), gap: '0' };
    const far = START[exit];
    return [
      {
        name: `${side}: stop and target within one bar`,
        why: 'Which came first is not known: the stop counts, at its price, and the fill says so.',
        world: 'share',
        steps: [place, minute(10_000, stop - sign * 5, target + sign * 5)],
        expect: {
          fills: [into, { ...atStop, stopFirst: true }],
          ended: { 2: 'other-filled' },
          positions: {},
        },
      },
      {
        name: `${side}: only the stop within a bar`,
        why: 'The stop is met on the way: nothing is leapt over.',
        world: 'share',
        steps: [place, minute(10_000, stop - sign * 5, far + sign * 5)],
        expect: { fills: [into, { ...atStop, stopFirst: false }], positions: {} },
      },
      {
        name: `${side}: the stop exactly at the end of a bar`,
        why: 'Reached is reached.',
        world: 'share',
        steps: [place, minute(10_000, stop, far + sign * 5)],
        expect: { fills: [into, atStop], positions: {} },
      },
      {
        name: `${side}: only the target within a bar`,
        why: 'The bar goes beyond the target, which is served as a maker.',
        world: 'share',
        steps: [{ ...place, queue: 255 }, minute(10_000, far - sign * 5, target + sign * 5)],
        expect: {
          fills: [into, { order: 2, legs: [[target, 40]], liquidity: 'maker' }],
          ended: { 3: 'other-filled' },
          positions: {},
        },
      },
      {
        name: `${side}: a bar that opens beyond the stop`,
        why: 'The open is 30 ticks beyond: that is where it fills.',
        world: 'share',
        steps: [place, minute(bidFor(exit, stop - sign * 30), stop - sign * 40, far)],
        expect: {
          fills: [into, { order: 3, legs: lots(stop - sign * 30, -sign, 40, slip(40)), gap: money(30 * 40) }],
          positions: {},
        },
      },
      {
        name: `${side}: entry and stop within one bar`,
        why: 'The entry fills at its limit; its stop lies within the bar, too, and counts, whatever came first.',
        world: 'share',
        steps: [
          {
            place: [
              order(side, 40, {
                kind: 'limit',
                limit: START[exit] - sign * 20,
                exits: { target: level(side, 30), stop: level(side, -60) },
              }),
            ],
            queue: 255,
          },
          minute(10_000, level(side, -65), level(side, 40)),
        ],
        expect: {
          fills: [
            { order: 1, legs: [[START[exit] - sign * 20, 40]], liquidity: 'maker' },
            { order: 3, legs: lots(level(side, -60), -sign, 40, slip(40)), stopFirst: true },
          ],
          positions: {},
        },
      },
      {
        name: `${side}: entry and target within one bar`,
        why: 'Whether the target came after the entry is not known: it does not count.',
        world: 'share',
        steps: [
          {
            place: [
              order(side, 40, {
                kind: 'limit',
                limit: START[exit] - sign * 20,
                exits: { target: level(side, 30), stop: level(side, -60) },
              }),
            ],
            queue: 255,
          },
          minute(10_000, START[exit] - sign * 25, level(side, 40)),
        ],
        expect: {
          fills: [{ order: 1, legs: [[START[exit] - sign * 20, 40]], liquidity: 'maker' }],
          working: [2, 3],
          positions: { ACME: sign * 40 },
        },
      },
    ];
  });
}
