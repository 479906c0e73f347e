import type { Identity } from '../../http/exchange.ts';
import type { Condition } from './change-filter.ts';

/** Who gets changes: a channel, with whoever is behind it now. */
export type Subscriber = {
  readonly identity: Identity;
  /** Sends a change; `payload` is JSON text. */
  pushChange(payload: string): void;
  /** Ends it so that the client subscribes again and fetches what it missed. */
  fail(reason: string): void;
};

/** One thing that a subscriber wants to know. */
export type Subscription = {
  readonly id: number;
  readonly subscriber: Subscriber;
  /** `*` for all of them, as in the two that follow. */
  readonly event: string;
  readonly schema: string;
  readonly table: string;
  readonly conditions: readonly Condition[];
  /** The filter as it was asked for: who asks the same gets the same answer. */
  readonly filter: string;
};
