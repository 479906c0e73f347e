import type { Side } from '../orders/order.ts';

/** How an idea is entered: at once, at a better price, once the price has gone so far, or then but no worse than a limit. */
export type EntryKind = 'market' | 'limit' | 'stop' | 'stop-limit';

/** What somebody wants to do, before its size is known. Prices in ticks. */
export interface TicketIdea {
  readonly symbol: string;
  readonly side: Side;
  readonly kind: EntryKind;
  /** Limit or trigger price; nothing for a market order. */
  readonly price?: number;
  /** The worst price of a stop-limit entry. */
  readonly limit?: number;
  /** Where the idea is wrong. */
  readonly stop: number;
  readonly target?: number;
  /** The most it may lose at the stop, in 10^-8 of the account's currency. */
  readonly risk: bigint;
}
