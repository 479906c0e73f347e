import type { Posting } from '../session/session-event.ts';
import type { LedgerAccount } from '../session/state.ts';

/** The lines of a transaction; lines of nothing are left out. @throws when they do not add up to 0 */
export function transaction(lines: Partial<Record<LedgerAccount, bigint>>): Posting[] {
  let sum = 0n;
  const postings: Posting[] = [];
  for (const [account, amount] of Object.entries(lines)) {
    sum += amount;
    if (amount !== 0n) postings.push({ account: account as LedgerAccount, amount: String(amount) });
  }
  if (sum !== 0n) throw new RangeError(`A transaction that adds up to ${sum}.`);
  return postings;
}
