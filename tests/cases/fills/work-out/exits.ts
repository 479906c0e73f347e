import {
  bidFor,
  cost,
  level,
  lots,
  money,
  order,
  other,
  paidFor,
  SIDES,
  shareFee,
  signOf,
  slip,
  START,
  ticksAt,
  type Worked,
} from './pencil.ts';

/** What an account has after legs in and legs out, with a taker's fee in and the fee of the way out. */
function after(
  sign: number,
  into: readonly (readonly [number, number])[],
  out: readonly (readonly [number, number])[],
  outFee: number,
) {
  const gain = sign * (paidFor(out) - paidFor(into));
  return cost(shareFee(into, 500), shareFee(out, outFee), money(-gain));
}

/** A bracket: target and stop live for what the entry has filled, and share it. */
export function bracket(): Worked[] {
  return SIDES.flatMap((side) => {
    const sign = signOf(side);
    const [target, stop] = [level(side, 50), level(side, -50)];
    const exits = { target, stop };
    const [exit, into] = [
      other(side),
      (quantity: number) => lots(START[side], sign, quantity, slip(quantity)),
    ];
    /** The bid at which the exit's own side is at a price. */
    const reached = (price: number) => bidFor(side, price);
    const whole = [10, 30, 50].flatMap((quantity): Worked[] => {
      const stopped = lots(stop - sign * 3, -sign, quantity, slip(quantity));
      return [
        {
          name: `${side} ${quantity} with a bracket reaches its target`,
          why: 'The target is traded through and fills as a maker; its stop is cancelled with it.',
          world: 'share',
          steps: [
            { place: [order(side, quantity, { exits })], queue: 255 },
            ticksAt(reached(target), reached(target + sign)),
          ],
          expect: {
            fills: [
              { order: 1, legs: into(quantity) },
              { order: 2, legs: [[target, quantity]], liquidity: 'maker' },
            ],
            ended: { 3: 'other-filled' },
            working: [],
            positions: {},
            cash: after(sign, into(quantity), [[target, quantity]], 100),
          },
        },
        {
          name: `${side} ${quantity} with a bracket is stopped`,
          why: 'The stop is met three ticks beyond and slips as any market order; the target is cancelled with it.',
          world: 'share',
          steps: [{ place: [order(side, quantity, { exits })] }, ticksAt(bidFor(exit, stop - sign * 3))],
          expect: {
            fills: [
              { order: 1, legs: into(quantity) },
              { order: 3, legs: stopped, gap: money(3 * quantity), stopFirst: false },
            ],
            ended: { 2: 'other-filled' },
            working: [],
            positions: {},
            cash: after(sign, into(quantity), stopped, 500),
          },
        },
        {
          name: `${side} ${quantity} with a bracket between both`,
          why: 'Neither is reached: one tick is missing on either side.',
          world: 'share',
          steps: [
            { place: [order(side, quantity, { exits })] },
            ticksAt(reached(target - sign), bidFor(exit, stop + sign), 10_000),
          ],
          expect: {
            fills: [{ order: 1, legs: into(quantity) }],
            working: [2, 3],
            positions: { ACME: sign * quantity },
          },
        },
      ];
    });
    const partly: Worked = {
      name: `${side} bracket whose entry has filled 20 of 50 leaves with 20`,
      why: 'At touch 40 trade on the tick, 20 on this side; the target then is traded through for what there is, and the entry ends.',
      world: 'share',
      steps: [
        { place: [order(side, 50, { kind: 'limit', limit: START[exit], exits })] },
        { ticks: { ACME: [[10_000, 2, 40]] } },
        ticksAt(reached(target + sign)),
        ticksAt(bidFor(exit, stop - sign)),
      ],
      expect: {
        fills: [
          { order: 1, legs: [[START[exit], 20]], liquidity: 'maker' },
          { order: 2, legs: [[target, 20]], liquidity: 'maker' },
        ],
        ended: { 1: 'other-filled', 2: 'other-filled', 3: 'other-filled' },
        working: [],
        positions: {},
      },
    };
    const dormant: Worked = {
      name: `${side} bracket whose entry has filled nothing has no exits yet`,
      why: 'The prices of both exits are passed; without a position neither may act.',
      world: 'share',
      steps: [
        {
          place: [
            order(side, 50, {
              kind: 'limit',
              limit: level(side, -40),
              exits: { target: level(side, 20), stop: level(side, -400) },
            }),
          ],
        },
        ticksAt(reached(level(side, 25))),
      ],
      expect: { fills: [], working: [1, 2, 3], positions: {} },
    };
    const beside: Worked = {
      name: `${side} bracket whose entry waits beside a position leaves the position alone`,
      why: 'There are 50 lots from before; the exits of an entry that has filled nothing must not close them.',
      world: 'share',
      steps: [
        { place: [order(side, 50, {})] },
        {
          place: [
            order(side, 50, {
              kind: 'limit',
              limit: level(side, -40),
              exits: { target: level(side, 20), stop: level(side, -400) },
            }),
          ],
        },
        ticksAt(reached(level(side, 25))),
      ],
      expect: { fills: [{ order: 1, legs: into(50) }], working: [2, 3, 4], positions: { ACME: sign * 50 } },
    };
    const shared: Worked = {
      name: `${side} bracket whose entry has filled 20 beside a position of 30 leaves with 20`,
      why: 'The target closes what its own entry has filled, not what is held besides.',
      world: 'share',
      steps: [
        { place: [order(side, 30, {})] },
        { place: [order(side, 50, { kind: 'limit', limit: START[exit], exits })] },
        { ticks: { ACME: [[10_000, 2, 40]] } },
        ticksAt(reached(target + sign)),
      ],
      expect: {
        fills: [
          { order: 1, legs: into(30) },
          { order: 2, legs: [[START[exit], 20]] },
          { order: 3, legs: [[target, 20]] },
        ],
        working: [],
        positions: { ACME: sign * 30 },
      },
    };
    const cancelled: Worked = {
      name: `${side} bracket whose entry is cancelled takes its exits along`,
      why: 'Exits without anything to close make no sense.',
      world: 'share',
      steps: [
        {
          place: [
            order(side, 50, { kind: 'limit', limit: level(side, -40), exits: { stop: level(side, -90) } }),
          ],
        },
        { cancel: 1 },
      ],
      expect: { fills: [], ended: { 1: 'asked', 2: 'entry-ended' }, working: [] },
    };
    // The minute before closed 50 ticks away, so its variance is 16 + (50^2 - 16) / 120; 120 lots of 1,200 are to be had.
    const moved = Math.abs(bidFor(exit, stop) - 10_000);
    const variance = 16 + (moved * moved - 16) / 120;
    const slipped = Math.ceil(Math.ceil(Math.sqrt(variance) * 100 * Math.sqrt(100 / 1000) * 1e6) / 1e6);
    const tight: Worked = {
      name: `${side} bracket for more than the minute gives is stopped with what it has`,
      why: 'The entry gets 100 of 150, the stop triggers and ends the entry; its 100 come with the next minute, and nothing is left for the rest of either exit.',
      world: 'share',
      steps: [
        { place: [order(side, 150, { exits })] },
        { ticks: { ACME: Array.from({ length: 13 }, () => [bidFor(exit, stop), 2, 100] as const) } },
      ],
      expect: {
        fills: [
          { order: 1, legs: into(100) },
          { order: 3, legs: lots(stop, -sign, 100, slipped) },
        ],
        ended: { 1: 'other-filled', 2: 'other-filled', 3: 'other-filled' },
        working: [],
        positions: {},
      },
    };
    const trailing: Worked = {
      name: `${side} bracket with a trailing exit`,
      why: 'It trails 20 behind from the fill on: the price goes 30 the right way and 20 back.',
      world: 'share',
      steps: [
        { place: [order(side, 10, { exits: { trail: 20 } })] },
        ticksAt(...[10, 30, 11, 10].map((move) => 10_000 + sign * move)),
      ],
      expect: {
        fills: [
          { order: 1, legs: into(10) },
          { order: 2, legs: lots(START[exit] + sign * 10, -sign, 10, slip(10)), gap: '0' },
        ],
        positions: {},
        working: [],
      },
    };
    return [...whole, partly, dormant, beside, shared, cancelled, tight, trailing];
  });
}

/** Two orders of which one cancels the other. */
export function oco(): Worked[] {
  const up = order('buy', 20, { kind: 'stop', stop: 10_050 });
  const down = order('sell', 30, { kind: 'stop', stop: 9_950 });
  const pair = { place: [up, down] };
  const cases: Worked[] = [
    {
      name: 'a pair of stops, the upper met',
      why: 'The ask 10,050 triggers the purchase; the sale is cancelled and stays so when its price comes.',
      world: 'share',
      steps: [pair, ticksAt(10_048, 9_940)],
      expect: {
        fills: [{ order: 1, legs: lots(10_050, 1, 20, slip(20)) }],
        ended: { 2: 'other-filled' },
        working: [],
      },
    },
    {
      name: 'a pair of stops, the lower met',
      why: 'The bid 9,950 triggers the sale; the purchase is cancelled.',
      world: 'share',
      steps: [pair, ticksAt(9_950, 10_060)],
      expect: {
        fills: [{ order: 2, legs: lots(9_950, -1, 30, slip(30)) }],
        ended: { 1: 'other-filled' },
        working: [],
      },
    },
    {
      name: 'a pair that neither price reaches',
      why: 'Ask 10,049 and bid 9,951 are one tick short.',
      world: 'share',
      steps: [pair, ticksAt(10_047, 9_951)],
      expect: { fills: [], working: [1, 2] },
    },
    {
      name: 'a pair of which one was cancelled',
      why: 'The other goes on alone.',
      world: 'share',
      steps: [pair, { cancel: 2 }, ticksAt(10_048)],
      expect: {
        fills: [{ order: 1, legs: lots(10_050, 1, 20, slip(20)) }],
        ended: { 2: 'asked' },
        working: [],
      },
    },
    {
      name: 'a pair may not hold a market order',
      why: 'It would leave the other no time.',
      world: 'share',
      steps: [{ place: [order('buy', 1, {}), down] }],
      expect: { fills: [], rejected: ['bad-pair'], working: [] },
    },
  ];
  const partly = SIDES.map(
    (side): Worked => ({
      name: `a pair whose limit to ${side} fills in part`,
      why: 'The first lot ends the other order: the rest of a limit goes on, the stop does not.',
      world: 'share',
      steps: [
        {
          place: [
            order(side, 50, { kind: 'limit', limit: START[other(side)] }),
            order(side, 50, { kind: 'stop', stop: level(side, 50) }),
          ],
        },
        { ticks: { ACME: [[10_000, 2, 40]] } },
        ticksAt(bidFor(side, level(side, 60))),
      ],
      expect: {
        fills: [{ order: 1, legs: [[START[other(side)], 20]] }],
        ended: { 2: 'other-filled' },
        working: [1],
        positions: { ACME: signOf(side) * 20 },
      },
    }),
  );
  return [...cases, ...partly];
}

/** Orders that may only make a position smaller. */
export function reduceOnly(): Worked[] {
  return SIDES.flatMap((side): Worked[] => {
    const [sign, exit] = [signOf(side), other(side)];
    const into = lots(START[side], sign, 50, slip(50));
    return [
      {
        name: `${side} 50 and reduce by 30`,
        why: 'A reduce-only order below what is held is an order like others.',
        world: 'share',
        steps: [{ place: [order(side, 50, {})] }, { place: [order(exit, 30, { reduceOnly: true })] }],
        expect: {
          fills: [
            { order: 1, legs: into },
            { order: 2, legs: lots(START[exit], -sign, 30, slip(30)) },
          ],
          positions: { ACME: sign * 20 },
        },
      },
      {
        name: `${side} 30 and reduce by 60`,
        why: 'Only 30 can be closed; the rest has nothing to reduce and ends.',
        world: 'share',
        steps: [
          { place: [order(side, 30, {})] },
          { place: [order(exit, 60, { reduceOnly: true, kind: 'stop', stop: level(exit, 9) })] },
          ticksAt(bidFor(exit, level(exit, 9))),
        ],
        expect: {
          fills: [
            { order: 1, legs: lots(START[side], sign, 30, slip(30)) },
            { order: 2, legs: lots(level(exit, 9), -sign, 30, slip(30)) },
          ],
          ended: { 2: 'nothing-to-reduce' },
          working: [],
          positions: {},
        },
      },
      {
        name: `reduce by ${side === 'buy' ? 'selling' : 'buying'} without a position`,
        why: 'There is nothing to reduce.',
        world: 'share',
        steps: [{ place: [order(exit, 5, { reduceOnly: true })] }],
        expect: { fills: [], rejected: ['nothing-to-reduce'], positions: {} },
      },
      {
        name: `a reduce-only stop ends when its position is closed otherwise (${side})`,
        why: 'Left over, it would open a position the other way.',
        world: 'share',
        steps: [
          { place: [order(side, 50, {})] },
          { place: [order(exit, 50, { reduceOnly: true, kind: 'stop', stop: level(exit, 30) })] },
          { place: [order(exit, 50, {})] },
          ticksAt(bidFor(exit, level(exit, 40))),
        ],
        expect: {
          fills: [
            { order: 1, legs: into },
            { order: 3, legs: lots(START[exit], -sign, 50, slip(50)) },
          ],
          ended: { 2: 'nothing-to-reduce' },
          positions: {},
        },
      },
    ];
  });
}
