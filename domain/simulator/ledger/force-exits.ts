import { isTrading, take } from '../fills/work-order.ts';
import { cancelOrder } from '../orders/end-order.ts';
import type { Order } from '../orders/order.ts';
import { emit, markOf, type Run } from '../session/run.ts';
import { equityOf, initialMargin, marginUsed } from './valuation.ts';

/**
 * Below half of the summed initial margin the firm acts: orders are cancelled and positions closed, the one with the largest
 * margin first, until what is left is covered.
 */
export function forceExits(run: Run): void {
  const { draft } = run;
  for (;;) {
    const margin = marginUsed(draft);
    const equity = equityOf(draft);
    if (margin === 0n || 2n * equity >= margin) return;
    for (const order of Object.values(draft.orders)) {
      if (order.role !== 'forced-exit') cancelOrder(run, order, 'forced-exit');
    }
    const symbol = largestPosition(run);
    if (symbol === undefined) return;
    const order = exitOrder(run, symbol);
    emit(run, { kind: 'forced-exit', at: run.now, equity: String(equity), margin: String(margin), order });
    if (isTrading(run, symbol)) take(run, order);
  }
}

/** The position with the largest margin that is not being closed yet; of equal ones that listed first. */
function largestPosition(run: Run): string | undefined {
  const { draft } = run;
  const closing = new Set(
    Object.values(draft.orders)
      .filter(({ role }) => role === 'forced-exit')
      .map(({ symbol }) => symbol),
  );
  let [largest, most]: [string | undefined, bigint] = [undefined, 0n];
  for (const { instrument } of draft.rules.instruments) {
    const position = draft.positions[instrument.symbol];
    if (position === undefined || closing.has(instrument.symbol)) continue;
    const margin = initialMargin(draft, instrument.symbol, position);
    if (margin > most) [largest, most] = [instrument.symbol, margin];
  }
  return largest;
}

function exitOrder({ draft, now }: Run, symbol: string): Order {
  const held = draft.positions[symbol]?.quantity ?? 0;
  const { bid, spread } = markOf(draft, symbol);
  return {
    id: draft.nextOrder,
    clientOrderId: `forced-exit-${draft.nextOrder}`,
    symbol,
    side: held > 0 ? 'sell' : 'buy',
    kind: 'market',
    role: 'forced-exit',
    quantity: Math.abs(held),
    filled: 0,
    limit: null,
    stop: null,
    trail: null,
    reduceOnly: true,
    group: null,
    placedAt: now,
    expiresAt: null,
    triggered: false,
    queueAhead: 0,
    insideSpread: false,
    reference: 2 * bid + spread,
  };
}
