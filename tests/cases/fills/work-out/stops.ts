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
  ticksAt,
  type Worked,
} from './pencil.ts';

/** Stops trigger on the executable side and are market orders from there. */
export function stop(): Worked[] {
  return SIDES.flatMap((side) => {
    const sign = signOf(side);
    const at = level(side, 50);
    const gaps = [0, 1, 5, 60, 1000].flatMap((gap) =>
      [10, 100].map((quantity): Worked => {
        const price = at + sign * gap;
        const slippage = slip(quantity);
        return {
          name: `${side} stop for ${quantity} met ${gap} ticks beyond`,
          why: `Triggered at the ${side === 'buy' ? 'ask' : 'bid'} ${price}, ${gap} beyond ${at}; from there it slips by ${slippage} ticks x lots.`,
          world: 'share',
          steps: [
            { place: [order(side, quantity, { kind: 'stop', stop: at })] },
            ticksAt(bidFor(side, at - sign), bidFor(side, price)),
          ],
          expect: {
            fills: [
              {
                order: 1,
                legs: lots(price, sign, quantity, slippage),
                liquidity: 'taker',
                halfSpread: money(quantity),
                slippage: money(slippage),
                gap: money(gap * quantity),
              },
            ],
          },
        };
      }),
    );
    const middle: Worked = {
      name: `${side} stop that only the other side reaches`,
      why: 'The executable side stays one tick short of the stop.',
      world: 'share',
      steps: [
        { place: [order(side, 10, { kind: 'stop', stop: at })] },
        ticksAt(bidFor(side, at - sign), bidFor(side, at - sign)),
      ],
      expect: { fills: [], working: [1] },
    };
    const wrong: Worked = {
      name: `${side} stop on the side where the price already is`,
      why: 'It would trigger at once, so it is turned down.',
      world: 'share',
      steps: [{ place: [order(side, 10, { kind: 'stop', stop: level(side, 0) })] }],
      expect: { fills: [], rejected: ['stop-on-wrong-side'], working: [] },
    };
    return [...gaps, middle, wrong];
  });
}

/** A stop that starts a limit order. */
export function stopLimit(): Worked[] {
  return SIDES.flatMap((side) => {
    const sign = signOf(side);
    const [at, limit] = [level(side, 50), level(side, 55)];
    const met = [0, 3, 5, 6, 60].map((beyond): Worked => {
      const price = at + sign * beyond;
      const room = sign * (limit - price);
      let most = 40;
      while (most > 0 && (room < 0 || Math.ceil(slip(most) / most) > room)) most -= 1;
      return {
        name: `${side} stop-limit met ${beyond} ticks beyond its stop`,
        why: `At ${price} there are ${room} ticks to the limit: ${most} of 40 lots trade at once.`,
        world: 'share',
        steps: [
          { place: [order(side, 40, { kind: 'stop-limit', stop: at, limit })] },
          ticksAt(bidFor(side, price)),
        ],
        expect: {
          fills: most === 0 ? [] : [{ order: 1, legs: lots(price, sign, most, slip(most)), gap: '0' }],
          working: most < 40 ? [1] : [],
        },
      };
    });
    const back: Worked = {
      name: `${side} stop-limit leapt over and traded through on the way back`,
      why: 'After the leap it waits at its limit; the way back passes it, and it is served there as a maker.',
      world: 'share',
      steps: [
        { place: [order(side, 40, { kind: 'stop-limit', stop: at, limit })], queue: 255 },
        ticksAt(bidFor(side, at + sign * 60), bidFor(other(side), limit), bidFor(other(side), limit - sign)),
      ],
      expect: { fills: [{ order: 1, legs: [[limit, 40]], liquidity: 'maker' }], working: [] },
    };
    return [...met, back];
  });
}

/** A stop that follows the price and never goes back. */
export function trailing(): Worked[] {
  const paths = [
    [10, 30, 15, 9],
    [5, 4, 3, -15],
    [1, 2, 3, -17],
    [-19, -20],
    [-19, -40],
    [40, 21, 25, 20],
    [0, 0, -19],
  ];
  return SIDES.flatMap((side) =>
    paths.map((path): Worked => {
      // Seen from a sale: the price rises by these ticks, and the stop trails 20 below its highest.
      const sign = -signOf(side);
      let [highest, hit]: [number, number | undefined] = [0, undefined];
      for (const move of path) {
        highest = Math.max(highest, move);
        if (hit === undefined && move <= highest - 20) hit = move;
      }
      const start = level(side, 0);
      const price = start + sign * (hit ?? 0);
      return {
        name: `${side} stop trailing by 20 over ${path.join(', ')}`,
        why: `Furthest ${highest}, so the stop stands at ${highest - 20}${hit === undefined ? ' and is not met' : ` and is met at ${hit}`}.`,
        world: 'share',
        steps: [
          { place: [order(side, 10, { kind: 'trailing-stop', trail: 20 })] },
          ticksAt(...path.map((move) => bidFor(side, start + sign * move))),
        ],
        expect: {
          fills:
            hit === undefined
              ? []
              : [{ order: 1, legs: lots(price, -sign, 10, slip(10)), gap: money(10 * (highest - 20 - hit)) }],
          working: hit === undefined ? [1] : [],
        },
      };
    }),
  );
}
