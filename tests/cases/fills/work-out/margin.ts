import type { Step } from '../../../support/fills/fill-case.ts';
import { order, SIDES, signOf, type Worked } from './pencil.ts';

/*
 * The world has 1,000 dollars, leverage 5, no fees and no slippage: 40 lots at 100.02 need a margin of 800.16. All in cents.
 */

const DEPOSIT = 100_000;
const PRICES = { ACME: { buy: 10_002, sell: 10_000 }, BOLT: { buy: 5_002, sell: 5_000 } } as const;
type Symbol = keyof typeof PRICES;

const dollars = (cents: number) => String(BigInt(Math.round(cents * 10)) * 100_000n);
const place = (symbol: Symbol, side: 'buy' | 'sell', quantity: number): Step => ({
  place: [{ ...order(side, quantity, {}), symbol }],
});
const ticks = (symbol: Symbol, ...bids: readonly number[]): Step => ({
  ticks: { [symbol]: bids.map((bid) => [bid, 2, 0] as const) },
});
const minutes = (...bids: readonly number[]): Step => ({
  bars: { ACME: bids.map((bid) => [bid, bid, bid, bid, 1000, 2] as const) },
});

/** Initial margin, margin calls and forced exits. */
export function margin(): Worked[] {
  const placing = (['ACME', 'BOLT'] as const).flatMap((symbol) =>
    SIDES.flatMap((side) => {
      const price = PRICES[symbol][side];
      const most = Math.floor((5 * DEPOSIT) / price);
      return [most, most + 1].map(
        (quantity): Worked => ({
          name: `${side} ${quantity} ${symbol} with a margin of ${(price * quantity) / 500}`,
          why: `${quantity} x ${price / 100} / 5 ${quantity > most ? 'is more than' : 'is within'} the 1,000 there are.`,
          world: 'margin',
          steps: [place(symbol, side, quantity)],
          expect:
            quantity > most
              ? { fills: [], rejected: ['not-enough-margin'], positions: {} }
              : {
                  fills: [{ order: 1, legs: [[price, quantity]] }],
                  rejected: [],
                  positions: { [symbol]: signOf(side) * quantity },
                },
        }),
      );
    }),
  );
  const levels = SIDES.flatMap((side): Worked[] => {
    const sign = signOf(side);
    const [price, needed] = [PRICES.ACME[side], PRICES.ACME[side] * 8];
    /** Equity in cents with the bid there. */
    const equity = (bid: number) => DEPOSIT + sign * 40 * ((side === 'buy' ? bid : bid + 2) - price);
    /** The bid nearest to the start at which equity is below this. */
    const below = (cents: number) => {
      let bid = 10_000;
      while (equity(bid) >= cents) bid -= sign;
      return bid;
    };
    const [called, forced] = [below(needed), below(needed / 2)];
    const into = { order: 1, legs: [[price, 40]] as const };
    const out = side === 'buy' ? forced : forced + 2;
    const deep = side === 'buy' ? 7_000 : 13_000;
    const deepOut = side === 'buy' ? deep : deep + 2;
    return [
      {
        name: `${side} 40: one tick before a margin call`,
        why: `Equity ${equity(called + sign) / 100} still covers the margin of ${needed / 100}.`,
        world: 'margin',
        steps: [place('ACME', side, 40), minutes(called + sign)],
        expect: { calls: 0, forced: [], equity: dollars(equity(called + sign)) },
      },
      {
        name: `${side} 40: a margin call`,
        why: `Equity ${equity(called) / 100} is below the margin of ${needed / 100}.`,
        world: 'margin',
        steps: [place('ACME', side, 40), minutes(called, called - sign)],
        expect: {
          calls: 1,
          forced: [],
          equity: dollars(equity(called - sign)),
          positions: { ACME: sign * 40 },
        },
      },
      {
        name: `${side} 40: called, met and called again`,
        why: 'Each time equity falls below the margin is a call of its own.',
        world: 'margin',
        steps: [place('ACME', side, 40), minutes(called, called + sign * 50, called)],
        expect: { calls: 2, forced: [] },
      },
      {
        name: `${side} 40: one tick before a forced exit`,
        why: `Equity ${equity(forced + sign) / 100} is not below half of ${needed / 100}.`,
        world: 'margin',
        steps: [place('ACME', side, 40), ticks('ACME', forced + sign)],
        expect: { fills: [into], forced: [], positions: { ACME: sign * 40 } },
      },
      {
        name: `${side} 40: a forced exit`,
        why: `Equity ${equity(forced) / 100} is below half of ${needed / 100}: orders are cancelled, the position is closed.`,
        world: 'margin',
        steps: [
          place('ACME', side, 40),
          { place: [order(side, 1, { kind: 'limit', limit: side === 'buy' ? 100 : 90_000 })] },
          ticks('ACME', forced),
        ],
        expect: {
          fills: [into, { order: 3, legs: [[out, 40]] }],
          ended: { 2: 'forced-exit' },
          forced: ['ACME'],
          positions: {},
          cash: dollars(equity(forced)),
          house: '0',
        },
      },
      {
        name: `${side} 40: a forced exit that leaves a deficit`,
        why: `The price leaps to ${deep}: equity is ${equity(deep) / 100}, and what is missing goes to the house.`,
        world: 'margin',
        steps: [place('ACME', side, 40), ticks('ACME', deep)],
        expect: {
          fills: [into, { order: 2, legs: [[deepOut, 40]] }],
          forced: ['ACME'],
          positions: {},
          cash: '0',
          equity: '0',
          house: dollars(equity(deep)),
        },
      },
      {
        name: `${side} 40: a forced exit with little volume`,
        why: 'The minute before traded 20 lots, so 20 are closed; that of the forced exit trades 24, so the other 20 follow in the next.',
        world: 'margin',
        steps: [
          place('ACME', side, 40),
          { bars: { ACME: [[10_000, 10_000, 10_000, 10_000, 20, 2]] } },
          { ticks: { ACME: Array.from({ length: 13 }, () => [forced, 2, 2] as const) } },
        ],
        expect: {
          fills: [into, { order: 2, legs: [[out, 20]] }, { order: 2, legs: [[out, 20]] }],
          forced: ['ACME'],
          positions: {},
          cash: dollars(equity(forced)),
        },
      },
    ];
  });
  return [...placing, ...levels, ...severalPositions()];
}

function severalPositions(): Worked[] {
  const both = (acme: number, bolt: number) => [place('ACME', 'buy', acme), place('BOLT', 'buy', bolt)];
  return [
    {
      name: 'of two positions the one with the larger margin is closed',
      why: 'ACME needs 400.08, BOLT 300.12; half is 350.10. At 67.55 equity is 1,000 - 649.40 - 0.60 = 350.00. Without ACME the rest is covered.',
      world: 'margin',
      steps: [...both(20, 30), ticks('ACME', 6_755)],
      expect: { forced: ['ACME'], positions: { BOLT: 30 }, cash: dollars(35_060), equity: dollars(35_000) },
    },
    {
      name: 'of two positions neither is closed a tick before',
      why: 'At 67.56 equity is 350.20, half of the margin 350.10.',
      world: 'margin',
      steps: [...both(20, 30), ticks('ACME', 6_756)],
      expect: { forced: [], positions: { ACME: 20, BOLT: 30 }, equity: dollars(35_020) },
    },
    {
      name: 'the larger margin may be that of the second',
      why: 'BOLT needs 600.24, ACME 200.04; half is 400.14. At 40.02 equity is 1,000 - 600.00 - 0.20 = 399.80.',
      world: 'margin',
      steps: [...both(10, 60), ticks('BOLT', 4_002)],
      expect: { forced: ['BOLT'], positions: { ACME: 10 }, cash: dollars(40_000), equity: dollars(39_980) },
    },
    {
      name: 'the position that falls is not the one with the larger margin',
      why: 'ACME needs 400.08, BOLT 300.12. BOLT falls to 28.37: 1,000 - 0.40 - 649.50 = 350.10 is half and holds; at 28.36 it does not, and ACME goes.',
      world: 'margin',
      steps: [...both(20, 30), ticks('BOLT', 2_837, 2_836)],
      expect: { forced: ['ACME'], positions: { BOLT: 30 }, cash: dollars(99_960) },
    },
    {
      name: 'both positions are closed and a deficit is covered',
      why: 'At 50.00 ACME has lost 1,000.40: equity is -1.00. Closed are ACME and then BOLT, which loses 0.60.',
      world: 'margin',
      steps: [...both(20, 30), ticks('ACME', 5_000)],
      expect: { forced: ['ACME', 'BOLT'], positions: {}, cash: '0', house: dollars(-100) },
    },
  ];
}
