import type { Leg } from '../ledger/position.ts';
import type { Order, Side } from '../orders/order.ts';
import type { MoneyText, SessionRules } from './rules.ts';
import type { LedgerAccount, Mark } from './state.ts';

/** A line of a transaction; the lines of one add up to 0. */
export interface Posting {
  readonly account: LedgerAccount;
  readonly amount: MoneyText;
}

/** What a fill cost against one without friction, in the account's currency; each part may be below 0. */
export interface Explanation {
  /** The price without friction, in half ticks. */
  readonly frictionless: number;
  readonly halfSpread: MoneyText;
  readonly slippage: MoneyText;
  /** What the price moved between the order, or the trigger of a stop, and the fill. */
  readonly gap: MoneyText;
  readonly fee: MoneyText;
}

/** A point of both curves: what the account is worth, and what it would be worth without friction. */
export interface CurvePoint {
  readonly at: number;
  readonly real: MoneyText;
  readonly frictionless: MoneyText;
}

export type CancelReason =
  | 'asked'
  | 'other-filled'
  | 'entry-ended'
  | 'nothing-to-reduce'
  | 'not-enough-margin'
  | 'forced-exit'
  | 'session-closed';

export type RejectReason =
  | 'unknown-symbol'
  | 'bad-quantity'
  | 'bad-price'
  | 'bad-pair'
  | 'stop-on-wrong-side'
  | 'exit-on-wrong-side'
  | 'nothing-to-reduce'
  | 'not-enough-margin'
  | 'too-many-orders';

export interface Opened {
  readonly kind: 'opened';
  readonly rules: SessionRules;
  readonly cursor: number;
  readonly marks: Readonly<Record<string, Mark>>;
  readonly postings: readonly Posting[];
}

/** Time moved. It holds what later events depend on, so that a replay needs no bars. */
export interface Advanced {
  readonly kind: 'advanced';
  readonly to: number;
  readonly marks: Readonly<Record<string, Mark>>;
  /** By order: what time changed of it. */
  readonly orders: Readonly<Record<string, Pick<Order, 'queueAhead' | 'insideSpread' | 'stop'>>>;
  readonly excursions: Readonly<Record<string, { readonly best: number; readonly worst: number }>>;
  readonly curve: readonly CurvePoint[];
}

export interface Placed {
  readonly kind: 'placed';
  readonly clientOrderId: string;
  /** The request in canonical text: the same id with another one is refused. */
  readonly request: string;
  readonly orders: readonly Order[];
  /** The group of the exits, where there are any. */
  readonly bracket: number | null;
}

export interface Filled {
  readonly kind: 'filled';
  readonly at: number;
  /** The minute whose volume it was taken from. */
  readonly minute: number;
  readonly orderId: number;
  readonly symbol: string;
  readonly side: Side;
  readonly quantity: number;
  /** Two at most: what slippage came to is spread over the lots in whole ticks. */
  readonly legs: readonly Leg[];
  readonly liquidity: 'maker' | 'taker';
  readonly bid: number;
  readonly spread: number;
  readonly explanation: Explanation;
  /** Whether it is not known if the target came first, and the stop was counted. */
  readonly stopFirst: boolean;
  /** Gain of the closed part before fees, and the same without friction. */
  readonly realised: MoneyText;
  readonly frictionlessRealised: MoneyText;
  readonly postings: readonly Posting[];
}

export interface Accrued {
  readonly kind: 'accrued';
  readonly at: number;
  readonly symbol: string;
  readonly charge: 'swap' | 'funding';
  /** Above 0 is charged, below 0 is paid to the account. */
  readonly amount: MoneyText;
  readonly postings: readonly Posting[];
}

export type SessionEvent =
  | Opened
  | Advanced
  | Placed
  | Filled
  | Accrued
  | { readonly kind: 'replaced'; readonly at: number; readonly order: Order }
  | {
      readonly kind: 'cancelled';
      readonly at: number;
      readonly orderId: number;
      readonly reason: CancelReason;
    }
  | { readonly kind: 'expired'; readonly at: number; readonly orderId: number }
  | {
      readonly kind: 'triggered';
      readonly at: number;
      readonly orderId: number;
      readonly reference: number;
      readonly insideSpread: boolean;
    }
  | {
      readonly kind: 'rejected';
      readonly at: number;
      readonly clientOrderId: string;
      readonly request: string;
      readonly reason: RejectReason;
      readonly facts: Readonly<Record<string, number | string>>;
    }
  | {
      readonly kind: 'settled';
      readonly at: number;
      readonly symbol: string;
      readonly postings: readonly Posting[];
    }
  | {
      readonly kind: 'margin-called';
      readonly at: number;
      readonly equity: MoneyText;
      readonly margin: MoneyText;
    }
  | { readonly kind: 'margin-met'; readonly at: number }
  | {
      readonly kind: 'forced-exit';
      readonly at: number;
      readonly equity: MoneyText;
      readonly margin: MoneyText;
      readonly order: Order;
    }
  | { readonly kind: 'deficit-covered'; readonly at: number; readonly postings: readonly Posting[] }
  | {
      readonly kind: 'closed';
      readonly at: number;
      readonly equity: MoneyText;
      readonly frictionless: MoneyText;
    };
