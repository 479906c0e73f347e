import { executablePrice } from '../../simulator/fills/work-order.ts';
import { converted } from '../../simulator/ledger/valuation.ts';
import type { Order } from '../../simulator/orders/order.ts';
import { tradedInstrument } from '../../simulator/session/rules.ts';
import type { SessionState } from '../../simulator/session/state.ts';
import { riskInUse } from '../../simulator/ticket/risk-in-use.ts';

/** What an entry loses at its stop if it is filled at its own price, and what one lot of it does; undefined without a stop. */
export function plannedLoss(
  state: SessionState,
  entry: Order,
  exits: Iterable<Order>,
): { readonly whole: bigint; readonly lot: bigint } | undefined {
  const stop = [...exits].find(
    ({ group, role }) => role === 'stop' && group !== null && group === entry.group,
  );
  const mark = state.marks[entry.symbol];
  if (stop === undefined || mark === undefined) return undefined;
  const price = entry.limit ?? entry.stop ?? executablePrice(entry.side, mark);
  const distance = stop.trail ?? Math.abs(price - (stop.stop ?? price));
  const { instrument } = tradedInstrument(state.rules, entry.symbol);
  // What is lost is owed, and converted as that.
  const cost = (lots: number) =>
    -converted(-BigInt(distance) * BigInt(lots) * BigInt(instrument.tickValue), instrument.currency, state);
  return { whole: cost(entry.quantity), lot: cost(1) };
}

/** What is lost if every open position and every entry that still waits is stopped. @param sent an order that is not counted yet */
export function heatWith(state: SessionState, sent: Order, exits: readonly Order[]): bigint {
  const orders = Object.values(state.orders);
  const waiting = orders.filter(({ role, id }) => role === 'entry' && id !== sent.id);
  let heat = riskInUse(state).amount;
  for (const entry of waiting) {
    const left = entry.quantity - entry.filled;
    heat += plannedLoss(state, { ...entry, quantity: left }, orders)?.whole ?? 0n;
  }
  return heat + (plannedLoss(state, sent, exits)?.whole ?? 0n);
}
