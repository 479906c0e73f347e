import {
  cost,
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

/** Purchases, sales and turns from one into the other; lots leave in the order in which they came. */
export function shortSelling(): Worked[] {
  return SIDES.flatMap((side): Worked[] => {
    const [sign, exit] = [signOf(side), other(side)];
    const fees = (...all: (readonly (readonly [number, number])[])[]) =>
      all.map((legs) => shareFee(legs, 500));
    const first = lots(START[side], sign, 40, slip(40));
    const back = lots(START[exit] + sign * 100, -sign, 40, slip(40));
    const flipped = lots(START[exit], -sign, 60, slip(60));
    const second = lots(START[side] + sign * 10, sign, 40, slip(40, 40));
    /** The first lots of legs, in their order. */
    const oldest = (legs: readonly (readonly [number, number])[], count: number) => {
      let left = count;
      return legs.flatMap(([price, quantity]) => {
        const taken = Math.min(left, quantity);
        left -= taken;
        return taken > 0 ? [[price, taken] as const] : [];
      });
    };
    const closedByFlip = paidFor(oldest(flipped, 40));
    return [
      {
        name: `${side} 40 first and ${exit} them 100 ticks the right way`,
        why: 'Whoever sells first gains when the price falls: the gain is the difference of both, less both fees.',
        world: 'share',
        steps: [
          { place: [order(side, 40, {})] },
          ticksAt(10_000 + sign * 100),
          { place: [order(exit, 40, {})] },
        ],
        expect: {
          fills: [
            { order: 1, legs: first },
            { order: 2, legs: back },
          ],
          positions: {},
          cash: cost(...fees(first, back), money(-sign * (paidFor(back) - paidFor(first)))),
        },
      },
      {
        name: `${side} 40 and ${exit} 60 in one order`,
        why: 'The first 40 lots close the position, cheapest legs first as they stand; the other 20 open one the other way.',
        world: 'share',
        steps: [{ place: [order(side, 40, {})] }, { place: [order(exit, 60, {})] }],
        expect: {
          fills: [
            { order: 1, legs: first },
            { order: 2, legs: flipped },
          ],
          positions: { ACME: -sign * 20 },
          cash: cost(...fees(first, flipped), money(-sign * (closedByFlip - paidFor(first)))),
        },
      },
      {
        name: `${side} 40 twice within a minute and ${exit} 20`,
        why: 'The first 20 lots of the first order are closed.',
        world: 'share',
        steps: [
          { place: [order(side, 40, {})] },
          ticksAt(10_000 + sign * 10),
          { place: [order(side, 40, {})] },
          { place: [order(exit, 20, {})] },
        ],
        expect: {
          fills: [
            { order: 1, legs: first },
            { order: 2, legs: second },
            { order: 3, legs: lots(START[exit] + sign * 10, -sign, 20, slip(20)) },
          ],
          positions: { ACME: sign * 60 },
          cash: cost(
            ...fees(first, second, lots(START[exit] + sign * 10, -sign, 20, slip(20))),
            money(
              -sign *
                (paidFor(lots(START[exit] + sign * 10, -sign, 20, slip(20))) - paidFor(oldest(first, 20))),
            ),
          ),
        },
      },
    ];
  });
}
