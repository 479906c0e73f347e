import type { SessionState } from '#domain/simulator/session/state.ts';
import { equityOf, openProfit } from '#domain/simulator/ledger/valuation.ts';

/**
 * What does not add up after an event: the ledger, the lots, and equity counted a second way, from what was earned and paid
 * instead of from cash.
 */
export function bookFaults(state: SessionState): string[] {
  const faults: string[] = [];
  const { balances, positions, accrued, brackets, orders } = state;
  const sum = Object.values(balances).reduce((total, amount) => total + amount, 0n);
  if (sum !== 0n) faults.push(`the ledger adds up to ${sum}`);
  const owed = Object.values(accrued).reduce((total, amount) => total + amount, 0n);
  if (owed !== -balances.accrued) faults.push(`${owed} is owed and ${-balances.accrued} booked`);
  let open = 0n;
  for (const [symbol, { quantity, lots, cost }] of Object.entries(positions)) {
    const held = lots.reduce((total, lot) => total + lot.quantity, 0);
    if (held !== Math.abs(quantity)) faults.push(`${symbol}: ${held} in lots and ${quantity} held`);
    const paid = lots.reduce((total, lot) => total + BigInt(lot.price) * BigInt(lot.quantity), 0n);
    if (paid !== (cost < 0n ? -cost : cost))
      faults.push(`${symbol}: lots cost ${paid}, the position ${cost}`);
    open += openProfit(state, symbol);
  }
  const { deposits, trading, fees, swap, funding, house } = balances;
  const earned = -deposits - trading - fees - swap - funding - house + open;
  if (earned !== equityOf(state)) faults.push(`equity is ${equityOf(state)} and was earned as ${earned}`);
  for (const { released, exited } of Object.values(brackets)) {
    if (exited > released) faults.push(`exits filled ${exited} of ${released}`);
  }
  for (const order of Object.values(orders)) {
    if (order.filled >= order.quantity) faults.push(`order ${order.id} works and is filled`);
  }
  return faults;
}
