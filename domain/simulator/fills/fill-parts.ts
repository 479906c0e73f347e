import { tradedInstrument } from '../session/rules.ts';
import type { Filled } from '../session/session-event.ts';
import type { SessionState } from '../session/state.ts';

/** What the price of a fill is made of: each cost in ticks a lot (against the trader above 0), and in money. */
export interface FillParts {
  /** The price without friction, in ticks. */
  readonly frictionless: number;
  readonly halfSpread: { readonly ticks: number; readonly money: string };
  readonly slippage: { readonly ticks: number; readonly money: string };
  readonly gap: { readonly ticks: number; readonly money: string };
  /** All of these and the fee, in 10^-8 of the account's currency. */
  readonly costs: bigint;
}

/** Takes the price of a fill apart. */
export function fillParts(
  { explanation, quantity, symbol }: Filled,
  rules: SessionState['rules'],
): FillParts {
  const { instrument } = tradedInstrument(rules, symbol);
  const part = (money: string) => ({
    ticks: Number(money) / (instrument.tickValue * quantity),
    money,
  });
  const { frictionless, halfSpread, slippage, gap, fee } = explanation;
  return {
    frictionless: frictionless / 2,
    halfSpread: part(halfSpread),
    slippage: part(slippage),
    gap: part(gap),
    costs: BigInt(halfSpread) + BigInt(slippage) + BigInt(gap) + BigInt(fee),
  };
}
