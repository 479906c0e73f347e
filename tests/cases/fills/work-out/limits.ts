import {
  bidFor,
  cost,
  level,
  lots,
  money,
  order,
  other,
  SIDES,
  shareFee,
  signOf,
  slip,
  START,
  ticksAt,
  type Worked,
} from './pencil.ts';

/** The bid at which the side on which a limit waits is at this price. */
const ownBid = (side: 'buy' | 'sell', price: number) => bidFor(other(side), price);

/** Limit orders that trade at once, are traded through, or stand inside the spread. */
export function limit(): Worked[] {
  return SIDES.flatMap((side) => {
    const sign = signOf(side);
    const behind = START[side] - sign * 22; // 9,980 to buy, 10,022 to sell
    const through = [10, 50, 100].map((quantity): Worked => {
      const legs = [[behind, quantity]] as const;
      return {
        name: `${side} limit for ${quantity} traded through`,
        why: 'One tick beyond the limit everything that waited there is served, at the limit and with the fee of a maker, 0.01%.',
        world: 'share',
        steps: [
          { place: [order(side, quantity, { kind: 'limit', limit: behind })], queue: 255 },
          ticksAt(ownBid(side, behind + sign), ownBid(side, behind), ownBid(side, behind - sign)),
        ],
        expect: {
          fills: [
            {
              order: 1,
              legs,
              liquidity: 'maker',
              halfSpread: '0',
              slippage: '0',
              gap: '0',
              fee: shareFee(legs, 100),
            },
          ],
          cash: cost(shareFee(legs, 100)),
          working: [],
        },
      };
    });
    const touched: Worked = {
      name: `${side} limit touched by a price that nobody trades at`,
      why: 'A touch without volume serves nobody.',
      world: 'share',
      steps: [
        { place: [order(side, 10, { kind: 'limit', limit: behind })] },
        ticksAt(ownBid(side, behind), ownBid(side, behind)),
      ],
      expect: { fills: [], working: [1], cash: cost() },
    };
    const atOnce = [0, 1, 2, 3].flatMap((room) =>
      [50, 100].map((quantity): Worked => {
        const price = level(side, room);
        // The most lots of which none is dearer than the limit.
        let most = quantity;
        while (most > 0 && Math.ceil(slip(most) / most) > room) most -= 1;
        return {
          name: `${side} ${quantity} with a limit ${room} ticks beyond the price`,
          why: `${most} lots slip by ${room} ticks at most; the rest waits and is not dearer than the limit either.`,
          world: 'share',
          steps: [
            { place: [order(side, quantity, { kind: 'limit', limit: price })] },
            ticksAt(10_000, 10_000),
          ],
          expect: {
            fills:
              most === 0
                ? []
                : [
                    {
                      order: 1,
                      legs: lots(START[side], sign, most, slip(most)),
                      liquidity: 'taker',
                      slippage: money(slip(most)),
                    },
                  ],
            working: most < quantity ? [1] : [],
          },
        };
      }),
    );
    const inside = (
      [
        [30, [20, 0, 50], [10, 20]],
        [30, [60], [30]],
        [30, [1, 1, 1], []],
        [90, [41, 41, 100], [20, 20, 50]],
      ] as const
    ).map(
      ([quantity, volumes, filled]): Worked => ({
        name: `${side} ${quantity} inside the spread while ticks trade ${volumes.join(', ')}`,
        why: 'The best price on its side gets what is traded on that side: half of each tick, rounded down.',
        world: 'share',
        steps: [
          { place: [order(side, quantity, { kind: 'limit', limit: 10_001 })], queue: 255 },
          { ticks: { ACME: volumes.map((volume) => [10_000, 2, volume] as const) } },
        ],
        expect: {
          fills: filled.map((lot) => ({
            order: 1,
            legs: [[10_001, lot]] as const,
            liquidity: 'maker' as const,
          })),
        },
      }),
    );
    return [...through, touched, ...atOnce, ...inside];
  });
}

/** Limit orders at touch: the queue ahead is served first. */
export function queue(): Worked[] {
  return SIDES.flatMap((side) => {
    const price = START[other(side)]; // the bid to buy, the ask to sell
    const waiting = [
      [0, 40, [20, 20, 20]],
      [0, 100, [30, 0, 250]],
      [2, 40, [20, 20, 60]],
      [2, 15, [31, 100]],
      [13, 50, [100, 100, 40]],
      [13, 50, [204, 60]],
      [64, 10, [400, 400, 150, 70]],
      [128, 10, [400, 400, 150, 70]],
    ] as const;
    const served = waiting.map(([byte, quantity, volumes]): Worked => {
      const ahead = Math.floor((byte / 256) * 2000);
      const fills: { order: number; legs: [[number, number]]; liquidity: 'maker' }[] = [];
      let [traded, filled] = [0, 0];
      for (const volume of volumes) {
        traded += Math.floor(volume / 2);
        const now = Math.min(quantity, Math.max(0, traded - ahead)) - filled;
        if (now > 0) fills.push({ order: 1, legs: [[price, now]], liquidity: 'maker' });
        filled += now;
      }
      return {
        name: `${side} ${quantity} at touch behind ${ahead} while ticks trade ${volumes.join(', ')}`,
        why: `The byte ${byte} of 256 draws ${ahead} of 2,000 lots ahead. Half of each tick is traded on this side and serves them first.`,
        world: 'share',
        steps: [
          { place: [order(side, quantity, { kind: 'limit', limit: price })], queue: byte },
          // Trades at another price leave the queue alone.
          {
            ticks: {
              ACME: [
                [10_000 + signOf(side), 2, 500],
                ...volumes.map((volume) => [10_000, 2, volume] as const),
              ],
            },
          },
        ],
        expect: { fills, working: filled < quantity ? [1] : [] },
      };
    });
    const replaced: Worked = {
      name: `${side} order that was changed stands at the end of its new queue`,
      why: 'The first queue was 100 and is served; changed to the next price and back, the order finds the queue of its byte, 0, anew.',
      world: 'share',
      steps: [
        { place: [order(side, 10, { kind: 'limit', limit: price })], queue: 13 },
        { ticks: { ACME: [[10_000, 2, 100]] } },
        { replace: { orderId: 1, limit: price - signOf(side) } },
        { replace: { orderId: 1, limit: price } },
        { ticks: { ACME: [[10_000, 2, 20]] } },
      ],
      expect: { fills: [{ order: 1, legs: [[price, 10]] }] },
    };
    const smaller: Worked = {
      name: `${side} order made smaller stays where it is in the queue`,
      why: '101 lots are ahead; 50 are served, the order is made smaller, and the next 61 serve 51 and then 10 of it.',
      world: 'share',
      steps: [
        { place: [order(side, 30, { kind: 'limit', limit: price })], queue: 13 },
        { ticks: { ACME: [[10_000, 2, 100]] } },
        { replace: { orderId: 1, quantity: 20 } },
        { ticks: { ACME: [[10_000, 2, 122]] } },
      ],
      expect: { fills: [{ order: 1, legs: [[price, 10]] }], working: [1] },
    };
    return [...served, replaced, smaller];
  });
}
