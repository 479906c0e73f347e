import type { Step } from '../../../support/fills/fill-case.ts';
import { lots, SIDES, signOf, slip, type Worked } from './pencil.ts';

/** From 10:00 to midnight, and a day. */
const [TO_MIDNIGHT, DAY] = [840, 1440];

/** Swap at midnight on a currency pair, funding every eight hours on a coin. */
export function holding(): Worked[] {
  return [...swap(), ...funding()];
}

const place = (symbol: string, side: 'buy' | 'sell', quantity: number): Step => ({
  place: [{ symbol, side, kind: 'market', quantity, until: 'cancelled' }],
});

function swap(): Worked[] {
  return SIDES.flatMap((side) => {
    const sign = signOf(side);
    const [into, exit] = side === 'buy' ? [110_008, 110_000] : [110_000, 110_008];
    /** 10^-8 dollars a lot and night: a lot is worth a cent a tick; 70 millionths are charged, 20 are paid. */
    const night = side === 'buy' ? exit * 70 : -exit * 20;
    return [1, 10, 50].flatMap((quantity) =>
      [0, 1, 2, 3].map((nights): Worked => {
        const legs = lots(into, sign, quantity, slip(quantity));
        const paid = legs.reduce((sum, [price, count]) => sum + price * count, 0);
        const fee = paid * 20;
        const lost = sign * (paid - exit * quantity) * 1_000_000;
        const charge = night * quantity;
        const settled = charge * Math.max(0, nights - 1);
        return {
          name: `${side} ${quantity} lots of a pair over ${nights} midnights`,
          why: `Valued at ${exit}, a night ${charge < 0 ? 'brings' : 'costs'} ${Math.abs(charge)} x 10^-8 dollars; it leaves cash with the midnight after.`,
          world: 'pair',
          steps: [
            place('EURUSD', side, quantity),
            { wait: nights === 0 ? TO_MIDNIGHT - 1 : TO_MIDNIGHT + (nights - 1) * DAY },
          ],
          expect: {
            charges: Array.from({ length: nights }, () => ['EURUSD', 'swap', String(charge)] as const),
            cash: String(1_000_000_000_000 - fee - settled),
            equity: String(1_000_000_000_000 - fee - lost - charge * nights),
            frictionless: '1000000000000',
          },
        };
      }),
    );
  });
}

function funding(): Worked[] {
  return SIDES.flatMap((side) => {
    const sign = signOf(side);
    const [into, exit] = side === 'buy' ? [5_000_100, 5_000_000] : [5_000_000, 5_000_100];
    const legs = lots(into, sign, 20, slip(20));
    const fee = legs.reduce((sum, [price, count]) => sum + price * count, 0) * 2;
    /** A lot is worth 1,000 x 10^-8 dollars a tick; 100 millionths of the value are 1 for each 10,000. */
    const charge = (sign * exit * 20 * 1000) / 10_000;
    const times = [
      [359, 0],
      [360, 1],
      [840, 2],
      [1320, 3],
    ] as const;
    const held = times.map(
      ([wait, count]): Worked => ({
        name: `${side} 20 lots of a coin for ${wait} minutes`,
        why: `From 10:00 on funding is due at 16:00, midnight and 08:00: ${count} times. Long positions pay it, short ones receive it.`,
        world: 'coin',
        steps: [place('COIN', side, 20), { wait }],
        expect: {
          charges: Array.from({ length: count }, () => ['COIN', 'funding', String(charge)] as const),
          cash: String(10_000_000_000_000 - fee - charge * Math.max(0, count - 1)),
        },
      }),
    );
    const out = lots(exit, -sign, 20, slip(20));
    const outFee = out.reduce((sum, [price, count]) => sum + price * count, 0) * 2;
    const gain =
      sign *
      (out.reduce((sum, [price, n]) => sum + price * n, 0) -
        legs.reduce((sum, [price, n]) => sum + price * n, 0)) *
      1000;
    const closed: Worked = {
      name: `${side} 20 lots of a coin, held over one time of funding and closed`,
      why: 'What was charged and not yet taken leaves cash with the position.',
      world: 'coin',
      steps: [
        place('COIN', side, 20),
        { wait: 365 },
        { ticks: { COIN: [[5_000_000, 100, 0]] } },
        place('COIN', side === 'buy' ? 'sell' : 'buy', 20),
      ],
      expect: {
        charges: [['COIN', 'funding', String(charge)]],
        positions: {},
        cash: String(10_000_000_000_000 - fee - outFee + gain - charge),
        equity: String(10_000_000_000_000 - fee - outFee + gain - charge),
      },
    };
    return [...held, closed];
  });
}
