import type { CancelReason } from '../session/session-event.ts';
import { emit, type Run } from '../session/run.ts';
import { isExit, reducible } from './live-quantity.ts';
import type { Order } from './order.ts';

/** Cancels an order that works, and what makes no sense without it. */
export function cancelOrder(run: Run, order: Order, reason: CancelReason): void {
  if (run.draft.orders[order.id] === undefined) return;
  emit(run, { kind: 'cancelled', at: run.now, orderId: order.id, reason });
  afterEnd(run, order, reason === 'other-filled' ? reason : 'entry-ended');
}

/** Ends a day order. */
export function expireOrder(run: Run, order: Order): void {
  emit(run, { kind: 'expired', at: run.now, orderId: order.id });
  afterEnd(run, order, 'entry-ended');
}

/** The exits of an entry that ended go with it, unless there is something for them to close. */
function afterEnd(run: Run, ended: Order, reason: CancelReason): void {
  if (ended.role !== 'entry' || ended.group === null) return;
  const bracket = run.draft.brackets[ended.group];
  if (bracket === undefined || bracket.released > bracket.exited) return;
  cancelGroup(run, ended.group, reason);
}

function cancelGroup(run: Run, group: number, reason: CancelReason): void {
  for (const other of Object.values(run.draft.orders)) {
    if (other.group === group) cancelOrder(run, other, reason);
  }
}

/** Once an exit acts, the rest of its entry must not go on. */
export function endEntryOf(run: Run, exit: Order): void {
  if (!isExit(exit) || exit.group === null) return;
  const bracket = run.draft.brackets[exit.group];
  const entry = bracket && run.draft.orders[bracket.entry];
  if (entry !== undefined) cancelOrder(run, entry, 'other-filled');
}

/** What a fill ends: the other of a pair, exits that have nothing left, orders that could only reduce what is gone. */
export function endOthers(run: Run, filled: Order): void {
  const { draft } = run;
  const bracket = filled.group === null ? undefined : draft.brackets[filled.group];
  if (filled.group !== null && filled.role === 'single') {
    for (const other of Object.values(draft.orders)) {
      if (other.group === filled.group && other.id !== filled.id) cancelOrder(run, other, 'other-filled');
    }
  }
  endEntryOf(run, filled);
  if (filled.group !== null && bracket !== undefined) {
    const isEntryGone = draft.orders[bracket.entry] === undefined;
    if (isEntryGone && bracket.released === bracket.exited) cancelGroup(run, filled.group, 'other-filled');
  }
  for (const other of Object.values(draft.orders)) {
    if (!other.reduceOnly || other.symbol !== filled.symbol) continue;
    if (reducible(draft, other.symbol, other.side) > 0 || awaitsEntry(run, other)) continue;
    cancelOrder(run, other, 'nothing-to-reduce');
  }
}

/** Whether an exit waits for an entry that still works. */
function awaitsEntry(run: Run, order: Order): boolean {
  const bracket = order.group === null ? undefined : run.draft.brackets[order.group];
  return isExit(order) && bracket !== undefined && run.draft.orders[bracket.entry] !== undefined;
}
