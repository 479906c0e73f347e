import { useLingui } from '@lingui/react/macro';
import type { SeenEvent, SeenOrder } from '#domain/simulator/contract.ts';
import type { CancelReason, RejectReason } from '#domain/simulator/session/session-event.ts';
import type { SessionWords } from './use-session-words.ts';

/**
 * What happened in a session, as a sentence; undefined for what says nothing to a learner.
 * @param orderOf the order of an id, as it was last seen
 */
export function useEventWords(
  words: SessionWords,
  orderOf: (id: number) => SeenOrder | undefined,
): (event: SeenEvent) => string | undefined {
  const { t } = useLingui();
  const orderName = (id: number) => {
    const order = orderOf(id);
    return order === undefined ? t`Order ${id}` : words.order(order);
  };
  const cancelled = (order: string, reason: CancelReason) => {
    switch (reason) {
      case 'asked':
        return t`Cancelled: ${order}.`;
      case 'other-filled':
        return t`Ended, since the other order of the pair acted: ${order}.`;
      case 'entry-ended':
        return t`Ended with its entry: ${order}.`;
      case 'nothing-to-reduce':
        return t`Ended, since nothing is left to close: ${order}.`;
      case 'not-enough-margin':
        return t`Ended, since it needed more margin than there is: ${order}.`;
      case 'forced-exit':
        return t`Cancelled before positions were closed by force: ${order}.`;
      case 'session-closed':
        return t`Ended with the session: ${order}.`;
    }
  };
  const rejected = (reason: RejectReason) => {
    switch (reason) {
      case 'unknown-symbol':
        return t`Not taken: this market is not traded in the session.`;
      case 'bad-quantity':
        return t`Not taken: the size is no whole number of lots.`;
      case 'bad-price':
        return t`Not taken: a price is missing or cannot be.`;
      case 'bad-pair':
        return t`Not taken: these two orders cannot exclude each other.`;
      case 'stop-on-wrong-side':
        return t`Not taken: the stop lies on the wrong side of the price. The price may have moved; set it again.`;
      case 'exit-on-wrong-side':
        return t`Not taken: stop and target must lie on either side of the entry.`;
      case 'nothing-to-reduce':
        return t`Not taken: there is no position to close.`;
      case 'not-enough-margin':
        return t`Not taken: it needs more margin than there is.`;
      case 'too-many-orders':
        return t`Not taken: too many orders are working. Cancel some first.`;
    }
  };
  return (event) => {
    switch (event.kind) {
      case 'filled': {
        const size = words.size(event.symbol, event.quantity);
        const price = words.price(event.symbol, averagePrice(event.legs));
        const result = words.money(event.realised, true);
        if (BigInt(event.realised) !== 0n) {
          return event.side === 'buy'
            ? t`Bought ${size} at ${price}: ${result} before fees.`
            : t`Sold ${size} at ${price}: ${result} before fees.`;
        }
        return event.side === 'buy' ? t`Bought ${size} at ${price}.` : t`Sold ${size} at ${price}.`;
      }
      case 'placed': {
        const [order] = event.orders;
        return order === undefined ? undefined : t`Placed: ${words.order(order)}.`;
      }
      case 'replaced':
        return t`Moved: ${words.order(event.order)}.`;
      case 'cancelled':
        return cancelled(orderName(event.orderId), event.reason);
      case 'expired':
        return t`Ended with the day: ${orderName(event.orderId)}.`;
      case 'triggered':
        return t`Reached: ${orderName(event.orderId)}.`;
      case 'rejected':
        return rejected(event.reason);
      case 'accrued': {
        const amount = words.money(event.amount);
        return event.charge === 'swap'
          ? t`Swap for holding it overnight: ${amount}.`
          : t`Funding: ${amount}.`;
      }
      case 'margin-called':
        return t`Margin call: equity of ${words.money(event.equity)} is below the margin of ${words.money(event.margin)}.`;
      case 'margin-met':
        return t`The margin is met again.`;
      case 'forced-exit':
        return t`Equity fell below half of the margin, so the firm closes: ${words.order(event.order)}.`;
      case 'deficit-covered':
        return t`The account was below zero; the firm took over the rest.`;
      case 'closed':
        return t`The session ended with ${words.money(event.equity)}.`;
      default:
        return undefined;
    }
  };
}

/** The price of a fill at one or two prices, in ticks. */
export function averagePrice(legs: readonly { price: number; quantity: number }[]): number {
  const lots = legs.reduce((sum, { quantity }) => sum + quantity, 0);
  return legs.reduce((sum, { price, quantity }) => sum + price * quantity, 0) / Math.max(1, lots);
}
