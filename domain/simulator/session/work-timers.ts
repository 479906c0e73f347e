import { TICKS_A_MINUTE } from '../../market/tick.ts';
import { ACCRUAL_MINUTES, accrue } from '../ledger/accrue.ts';
import { callMargin } from '../ledger/call-margin.ts';
import { expireOrder } from '../orders/end-order.ts';
import { moveTo, type Run } from './run.ts';

const ACCRUAL_TICKS = ACCRUAL_MINUTES * TICKS_A_MINUTE;

/** Does what is due by the clock after `run.now` and up to a moment, in order: charges, then day orders that end. */
export function workTimers(run: Run, upTo: number): void {
  for (;;) {
    const accrual = (Math.floor(run.now / ACCRUAL_TICKS) + 1) * ACCRUAL_TICKS;
    const expiry = nextExpiry(run);
    const due = Math.min(accrual, expiry);
    if (due > upTo) return;
    moveTo(run, due);
    if (due === accrual) {
      accrue(run, due / TICKS_A_MINUTE);
      callMargin(run);
    }
    for (const order of Object.values(run.draft.orders)) {
      if (order.expiresAt === due && run.draft.orders[order.id] !== undefined) expireOrder(run, order);
    }
  }
}

function nextExpiry({ draft }: Run): number {
  let next = Number.POSITIVE_INFINITY;
  for (const id in draft.orders) {
    const expiresAt = draft.orders[id]?.expiresAt ?? Number.POSITIVE_INFINITY;
    if (expiresAt < next) next = expiresAt;
  }
  return next;
}
