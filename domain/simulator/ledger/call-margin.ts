import { emit, type Run } from '../session/run.ts';
import { equityOf, marginUsed } from './valuation.ts';

/** Says once that equity has fallen below the initial margin, and once that it is met again. */
export function callMargin(run: Run): void {
  const { draft } = run;
  const margin = marginUsed(draft);
  if (margin === 0n && !draft.isCalled) return;
  const equity = equityOf(draft);
  if (equity < margin === draft.isCalled) return;
  if (draft.isCalled) emit(run, { kind: 'margin-met', at: run.now });
  else emit(run, { kind: 'margin-called', at: run.now, equity: String(equity), margin: String(margin) });
}
