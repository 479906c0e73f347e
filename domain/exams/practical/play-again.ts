import { applyEvent } from '../../simulator/session/apply-event.ts';
import type { Command } from '../../simulator/session/command.ts';
import { PLACE_BYTES, placeName, REPLACE_BYTES, replaceName } from '../../simulator/orders/order-bytes.ts';
import { decide } from '../../simulator/session/decide.ts';
import type { MarketData } from '../../simulator/session/market-data.ts';
import type { SessionState } from '../../simulator/session/state.ts';
import type { GivenOrder } from './commands-of.ts';
import type { PlacedEvent } from './judge-trades.ts';

/** The market that a session is played on again. */
export type PlayedMarket = {
  readonly open: Extract<Command, { kind: 'open' }>;
  /** What happens between two cursors. */
  readonly between: (from: number, to: number) => MarketData;
  /** The random bytes of an order, which follow from the key of the market. */
  readonly bytes: (name: string, length: number) => number[];
};

/**
 * Plays the orders of a session again on its market.
 * @param until ticks of the session's clock up to which it goes on after its last order
 * @throws RangeError when one of them could not have been given
 */
export function playAgain(orders: readonly GivenOrder[], market: PlayedMarket, until = 0): PlacedEvent[] {
  const events: PlacedEvent[] = [];
  let state: SessionState | undefined;
  const run = (command: Command, data?: MarketData) => {
    const decision = decide(state, command, data);
    if (!decision.ok) throw new RangeError(`An order could not have been given: ${decision.refusal.reason}.`);
    for (const event of decision.events) {
      state = applyEvent(state, event);
      events.push({ sequence: events.length + 1, event });
    }
  };
  run(market.open);
  const advance = (to: number) => {
    const from: number = state?.cursor ?? 0;
    if (to > from) run({ kind: 'advance', to }, market.between(from, to));
  };
  for (const order of orders) {
    advance(order.at);
    run(commandOf(order, market));
  }
  advance(until);
  return events;
}

function commandOf(order: GivenOrder, { bytes }: PlayedMarket): Command {
  const cursor = order.at;
  switch (order.kind) {
    case 'place': {
      const { id: clientOrderId, orders } = order;
      return {
        kind: 'place',
        cursor,
        clientOrderId,
        orders,
        bytes: bytes(placeName(clientOrderId), PLACE_BYTES),
      };
    }
    case 'replace': {
      const { order: orderId, at: _, ...change } = order;
      return { ...change, cursor, orderId, bytes: bytes(replaceName(orderId, cursor), REPLACE_BYTES) };
    }
    case 'cancel':
      return { kind: 'cancel', cursor, orderId: order.order };
    case 'close':
      return { kind: 'close', cursor };
  }
}
