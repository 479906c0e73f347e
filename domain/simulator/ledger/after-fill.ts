import { emit, type Run } from '../session/run.ts';
import { transaction } from './transaction.ts';

/** What a fill leaves to be settled: charges of a position that is closed, and a deficit once nothing is open. */
export function afterFill(run: Run, symbol: string): void {
  if (run.draft.positions[symbol] !== undefined) return;
  settleAccrued(run, symbol);
  coverDeficit(run);
}

/** Takes swap and funding of an instrument from cash. */
export function settleAccrued(run: Run, symbol: string): void {
  const owed = run.draft.accrued[symbol];
  if (owed === undefined) return;
  emit(run, { kind: 'settled', at: run.now, symbol, postings: transaction({ cash: -owed, accrued: owed }) });
}

/** An account never ends below zero: what is missing once nothing is open goes to the house. */
function coverDeficit(run: Run): void {
  const { cash } = run.draft.balances;
  if (cash >= 0n || Object.keys(run.draft.positions).length > 0) return;
  emit(run, { kind: 'deficit-covered', at: run.now, postings: transaction({ cash: -cash, house: cash }) });
}
