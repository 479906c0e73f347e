import {
  lots,
  nearest,
  order,
  other,
  paidFor,
  SIDES,
  signOf,
  slip,
  START,
  ticksAt,
  type Worked,
} from './pencil.ts';

const DEPOSIT = 10_000_000_000_000n;
/** EURUSD is 1.10000 to sell euros and 1.10008 to buy them: in 10^-8 dollars. */
const [BID, ASK] = [110_000_000n, 110_008_000n];
const WHOLE = 100_000_000n;

/** Dollars in euros: what is owed is bought with euros at the bid, what is owned buys euros at the ask. Rounded once. */
const inEuros = (numerator: bigint, parts = 1n) =>
  nearest(numerator * WHOLE, (numerator < 0n ? BID : ASK) * parts);
/** Euros in dollars: what is owed is bought at the ask, what is owned is sold at the bid. */
const inDollars = (numerator: bigint, parts = 1n) =>
  nearest(numerator * (numerator < 0n ? ASK : BID), WHOLE * parts);

/** A share in another currency than the account: gains, losses and fees at the side of the pair at which they are exchanged. */
export function conversion(): Worked[] {
  const accounts = [
    ['share in dollars, account in euros', inEuros],
    ['share in euros, account in dollars', inDollars],
  ] as const;
  return accounts.flatMap(([world, exchanged]) =>
    SIDES.flatMap((side) =>
      [100, -37].flatMap((move) =>
        [7, 33].map((quantity): Worked => {
          const [sign, exit] = [signOf(side), other(side)];
          const into = lots(START[side], sign, quantity, slip(quantity));
          const out = lots(START[exit] + sign * move, -sign, quantity, slip(quantity));
          // Cents times millionths are 10^-8; a cent is a million of them.
          const fee = (legs: typeof into) => -exchanged(-BigInt(paidFor(legs)) * 500_000_000n, 1_000_000n);
          const gain = exchanged(BigInt(sign * (paidFor(out) - paidFor(into))) * 1_000_000n);
          const spread = -exchanged(-BigInt(quantity) * 1_000_000n);
          return {
            name: `${side} ${quantity}, closed after ${move} ticks: ${world}`,
            why: `${gain < 0n ? 'A loss is' : 'A gain is'} exchanged at the ${gain < 0n ? 'dearer' : 'cheaper'} side, fees at the dearer one; each is rounded once, half-even.`,
            world,
            steps: [
              { place: [order(side, quantity, {})] },
              ticksAt(10_000 + sign * move),
              { place: [order(exit, quantity, {})] },
            ],
            expect: {
              fills: [
                { order: 1, legs: into, fee: String(fee(into)), halfSpread: String(spread) },
                { order: 2, legs: out, fee: String(fee(out)) },
              ],
              positions: {},
              cash: String(DEPOSIT - fee(into) - fee(out) + gain),
              equity: String(DEPOSIT - fee(into) - fee(out) + gain),
            },
          };
        }),
      ),
    ),
  );
}
