import {
  cost,
  lots,
  money,
  order,
  paidFor,
  SIDES,
  shareFee,
  signOf,
  slip,
  START,
  still,
  type Worked,
} from './pencil.ts';

/** Market orders: the executable side and slippage. */
export function market(): Worked[] {
  return SIDES.flatMap((side) => [
    ...[1, 2, 5, 10, 25, 40, 60, 75, 90, 100].map((quantity): Worked => {
      const slippage = slip(quantity);
      const legs = lots(START[side], signOf(side), quantity, slippage);
      const fee = shareFee(legs, 500);
      return {
        name: `${side} ${quantity} at market`,
        why: `At ${START[side]}; slippage 4 x ${quantity} x sqrt(${quantity} / 1000), rounded up: ${slippage}. Fee 0.05%. Valued at the other side: a spread of 2 is lost.`,
        world: 'share',
        steps: [{ place: [order(side, quantity, {})] }],
        expect: {
          fills: [
            {
              order: 1,
              legs,
              liquidity: 'taker',
              halfSpread: money(quantity),
              slippage: money(slippage),
              gap: '0',
              fee,
            },
          ],
          positions: { ACME: signOf(side) * quantity },
          cash: cost(fee),
          equity: cost(fee, money(2 * quantity + slippage)),
          frictionless: cost(),
        },
      };
    }),
    ...(
      [
        [50, 50, 0],
        [20, 60, 0],
        [90, 10, 0],
        [40, 40, 20],
        [30, 30, 31],
      ] as const
    ).map(([first, second, minutes]): Worked => {
      const before = minutes > 30 ? 0 : first;
      return {
        name: `${side} ${first} and ${second} ${minutes === 0 ? 'at once' : `after ${minutes} minutes`}`,
        why: `Of what is traded within 30 minutes the later order pays the increment${minutes > 30 ? '; this was longer ago' : ''}. Still minutes lower the volatility.`,
        world: 'share',
        steps: [
          { place: [order(side, first, {})] },
          ...(minutes > 0 ? [still(minutes)] : []),
          { place: [order(side, second, {})] },
        ],
        expect: {
          fills: [
            { order: 1, legs: lots(START[side], signOf(side), first, slip(first)) },
            {
              order: 2,
              legs: lots(START[side], signOf(side), second, slip(second, before, minutes)),
              slippage: money(slip(second, before, minutes)),
            },
          ],
          positions: { ACME: signOf(side) * (first + second) },
        },
      };
    }),
  ]);
}

/** Orders larger than a tenth of the minute before: the rest waits for the next minutes. */
export function partial(): Worked[] {
  return SIDES.flatMap((side) =>
    (
      [
        [150, [1000, 1000, 1000]],
        [250, [1000, 1000, 1000]],
        [400, [1000, 2000, 500, 700]],
        [130, [1000, 105, 333, 9]],
        [110, [5, 0, 50, 1000]],
        [300, [1000, 0, 1000, 1000]],
      ] as const
    ).map(([quantity, volumes]): Worked => {
      const fills = [{ order: 1, legs: lots(START[side], signOf(side), 100, slip(100)) }];
      let filled = 100;
      for (const [index, volume] of volumes.slice(0, -1).entries()) {
        const most = volume === 0 ? 0 : Math.max(1, Math.floor(volume / 10));
        const now = Math.min(quantity - filled, most);
        if (now === 0) continue;
        fills.push({ order: 1, legs: lots(START[side], signOf(side), now, slip(now, filled, index + 1)) });
        filled += now;
      }
      const steps = volumes.map((volume) => still(1, volume));
      const sum = fills.reduce((total, { legs }) => total + paidFor(legs), 0);
      return {
        name: `${side} ${quantity} while minutes trade ${volumes.join(', ')}`,
        why: 'A tenth of the closed minute before, at least one lot where anything traded; the first minute followed one of 1,000.',
        world: 'share',
        steps: [{ place: [order(side, quantity, {})] }, ...steps],
        expect: {
          fills,
          positions: { ACME: signOf(side) * filled },
          working: filled < quantity ? [1] : [],
          cash: cost(String(BigInt(sum) * 500n)),
        },
      };
    }),
  );
}
