import type { ReplaceCommand } from '../session/command.ts';
import { emit, markOf, type Run } from '../session/run.ts';
import { workNewOrder } from '../session/work-new-order.ts';
import { checkOrder } from './check-order.ts';
import { isExit, liveQuantity } from './live-quantity.ts';
import { awaitsTrigger, type Order, type OrderRequest, waitsAtLimit } from './order.ts';
import { drawQueue, isInsideSpread } from './place-orders.ts';

/** Why an order stays as it is. */
export type ReplaceRefusal = { readonly reason: 'no-such-order' | 'cannot-change' | 'bad-change' };

/** Changes a working order in one event: it never happens that the old one is gone and the new one is not there. */
export function replaceOrder(run: Run, command: ReplaceCommand): ReplaceRefusal | undefined {
  const { draft } = run;
  const order = draft.orders[command.orderId];
  if (order === undefined || order.role === 'forced-exit') return { reason: 'no-such-order' };
  if (!awaitsTrigger(order) && !waitsAtLimit(order)) return { reason: 'cannot-change' };
  const changed = changedOrder(order, command);
  if (changed === undefined || !isTakenAgain(run, order, changed)) return { reason: 'bad-change' };
  const mark = markOf(draft, order.symbol);
  const isMoved = changed.limit !== order.limit;
  const replaced: Order = {
    ...changed,
    queueAhead: isMoved ? drawQueue(mark, command.bytes) : order.queueAhead,
    insideSpread: isMoved ? isInsideSpread(order.side, changed.limit, mark) : order.insideSpread,
  };
  emit(run, { kind: 'replaced', at: run.now, order: replaced });
  workNewOrder(run, order.id);
  return undefined;
}

/** The order with its new numbers; undefined where it has no such number, or shares its quantity with others. */
function changedOrder(order: Order, { quantity, limit, stop, trail }: ReplaceCommand): Order | undefined {
  const isShared = order.role !== 'single';
  if (quantity !== undefined && (isShared || quantity <= order.filled)) return undefined;
  if (limit !== undefined && order.limit === null) return undefined;
  if (stop !== undefined && (order.kind === 'trailing-stop' || !awaitsTrigger(order))) return undefined;
  if (trail !== undefined && order.trail === null) return undefined;
  return {
    ...order,
    quantity: quantity ?? order.quantity,
    limit: limit ?? order.limit,
    stop: stop ?? order.stop,
    trail: trail ?? order.trail,
  };
}

/** Whether an order would be taken if it came now. */
function isTakenAgain({ draft }: Run, before: Order, after: Order): boolean {
  const { symbol, side, kind, quantity, filled, limit, stop, trail, reduceOnly } = after;
  const waits = awaitsTrigger(before);
  const request: OrderRequest = {
    symbol,
    side,
    kind: kind === 'stop-limit' && !waits ? 'limit' : kind,
    quantity: quantity - filled,
    until: 'cancelled',
    reduceOnly,
    ...(limit !== null && { limit }),
    ...(stop !== null && kind !== 'trailing-stop' && waits && { stop }),
    ...(trail !== null && { trail }),
    ...exitsAround(draft, before, after),
  };
  // An exit opens nothing, and before its entry is filled its prices lie around that of the entry, not of the market.
  if (!isExit(before)) return checkOrder(draft, request) === undefined;
  return (
    checkOrder(draft, request, liveQuantity(draft, before) > 0 ? ['form', 'sides'] : ['form']) === undefined
  );
}

/** An entry that moves stays between the exits of its bracket, as when it was placed: filled at its own stop it would risk nothing. */
function exitsAround(
  { orders }: Run['draft'],
  { role, group, ...before }: Order,
  after: Order,
): Pick<OrderRequest, 'exits'> {
  const isMoved = after.limit !== before.limit || after.stop !== before.stop;
  if (role !== 'entry' || group === null || !isMoved) return {};
  const exits = Object.values(orders).filter((order) => order.group === group && isExit(order));
  if (exits.length === 0) return {};
  const levels = exits.map(({ limit, stop, trail, ...exit }) => {
    if (exit.role === 'target') return { target: limit ?? 0 };
    return stop === null ? { trail: trail ?? 0 } : { stop };
  });
  return { exits: Object.assign({}, ...levels) as NonNullable<OrderRequest['exits']> };
}
