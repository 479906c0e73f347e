import { equityOf, frictionlessEquity, marginUsed } from '../ledger/valuation.ts';
import type { SessionState } from '../session/state.ts';
import type { SeenAccount } from '../contract.ts';

/** The account of a session at its cursor. */
export function seenAccount(state: SessionState): SeenAccount {
  const margin = marginUsed(state);
  return {
    cash: String(state.balances.cash),
    equity: String(equityOf(state)),
    frictionless: String(frictionlessEquity(state)),
    margin: String(margin),
    // Below half of it the firm acts.
    forced_exit_below: String((margin + 1n) / 2n),
    accrued: String(state.balances.accrued),
    is_called: state.isCalled,
  };
}
