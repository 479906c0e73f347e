import type { OrderRequest } from '../orders/order.ts';
import type { SessionRules } from './rules.ts';
import type { Mark } from './state.ts';

export interface OpenCommand {
  readonly kind: 'open';
  readonly rules: SessionRules;
  readonly cursor: number;
  /** Of every instrument, by `openingMark`. */
  readonly marks: Readonly<Record<string, Mark>>;
}

/** Moves the clock; the market comes beside it. */
export interface AdvanceCommand {
  readonly kind: 'advance';
  readonly to: number;
  readonly until?: 'fill';
}

/** One order, or two of which one cancels the other. */
export interface PlaceCommand {
  readonly kind: 'place';
  /** What the sender has seen. */
  readonly cursor: number;
  /** Sent again, it does nothing more. */
  readonly clientOrderId: string;
  readonly orders: readonly OrderRequest[];
  /** Twelve random bytes: the queues that the orders find are drawn from them. */
  readonly bytes: readonly number[];
}

export interface CancelCommand {
  readonly kind: 'cancel';
  readonly cursor: number;
  readonly orderId: number;
}

/** Changes a working order at once or not at all. Whoever changes its price goes to the end of the queue. */
export interface ReplaceCommand {
  readonly kind: 'replace';
  readonly cursor: number;
  readonly orderId: number;
  readonly quantity?: number;
  readonly limit?: number;
  readonly stop?: number;
  readonly trail?: number;
  /** Four random bytes. */
  readonly bytes: readonly number[];
}

export interface CloseCommand {
  readonly kind: 'close';
  readonly cursor: number;
}

/** What may be asked of a session. */
export type Command =
  | OpenCommand
  | AdvanceCommand
  | PlaceCommand
  | CancelCommand
  | ReplaceCommand
  | CloseCommand;
