import { exitPrice, initialMargin, openProfit } from '../ledger/valuation.ts';
import type { SessionState } from '../session/state.ts';
import type { SeenPosition } from '../contract.ts';

/** What is held, in the order of the session's instruments. */
export function seenPositions(state: SessionState): SeenPosition[] {
  return state.rules.instruments.flatMap(({ instrument: { symbol } }) => {
    const position = state.positions[symbol];
    const mark = state.marks[symbol];
    if (position === undefined || mark === undefined) return [];
    return [
      {
        symbol,
        side: position.quantity > 0 ? ('buy' as const) : ('sell' as const),
        quantity: Math.abs(position.quantity),
        average_price: Number(position.cost) / position.quantity,
        exit_price: exitPrice(position.quantity, mark),
        profit: String(openProfit(state, symbol)),
        margin: String(initialMargin(state, symbol, position)),
      },
    ];
  });
}
