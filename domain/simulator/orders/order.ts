export type Side = 'buy' | 'sell';
export type OrderKind = 'market' | 'limit' | 'stop' | 'stop-limit' | 'trailing-stop';

/** What somebody asks for. Prices in ticks, quantities in lots. */
export interface OrderRequest {
  readonly symbol: string;
  readonly side: Side;
  readonly kind: OrderKind;
  readonly quantity: number;
  /** Of limit and stop-limit orders. */
  readonly limit?: number;
  /** Trigger price of stop and stop-limit orders: compared with the ask to buy, with the bid to sell. */
  readonly stop?: number;
  /** Distance of a trailing stop from the best price so far. */
  readonly trail?: number;
  /** `day` ends with the open hours, or at midnight where these are longer. */
  readonly until: 'day' | 'cancelled';
  /** Whether it may only make a position smaller. */
  readonly reduceOnly?: boolean;
  /** Makes the order the entry of a bracket: exits that live for what it has filled. */
  readonly exits?: { readonly target?: number; readonly stop?: number; readonly trail?: number };
}

export type OrderRole = 'single' | 'entry' | 'target' | 'stop' | 'forced-exit';

/** An order that works, or an exit that waits for its entry. */
export interface Order {
  readonly id: number;
  readonly clientOrderId: string;
  readonly symbol: string;
  readonly side: Side;
  readonly kind: OrderKind;
  readonly role: OrderRole;
  readonly quantity: number;
  readonly filled: number;
  readonly limit: number | null;
  readonly stop: number | null;
  readonly trail: number | null;
  readonly reduceOnly: boolean;
  /** Orders with the same number exclude each other: one-cancels-other, or the exits of a bracket. */
  readonly group: number | null;
  readonly placedAt: number;
  /** The tick of the clock at which a day order ends. */
  readonly expiresAt: number | null;
  readonly triggered: boolean;
  /** Lots at the same price that are served before. */
  readonly queueAhead: number;
  /** Whether it stands alone between bid and ask since it was placed. */
  readonly insideSpread: boolean;
  /** The price that a fill without friction would have had, in half ticks; null until it is known. */
  readonly reference: number | null;
}

/** The exits of a bracket share one quantity. */
export interface Bracket {
  /** The order whose fills the exits live for. */
  readonly entry: number;
  /** Lots that the entry has filled. */
  readonly released: number;
  /** Lots that the exits have filled. */
  readonly exited: number;
}

/** 1 to buy, -1 to sell. */
export function signOf(side: Side): 1 | -1 {
  return side === 'buy' ? 1 : -1;
}

export function oppositeOf(side: Side): Side {
  return side === 'buy' ? 'sell' : 'buy';
}

/** Whether an order takes whatever price there is once it may trade. */
export function isMarketable(order: Order): boolean {
  return order.kind === 'market' || (order.triggered && order.kind !== 'stop-limit');
}

/** Whether an order waits for its trigger. */
export function awaitsTrigger(order: Order): boolean {
  return order.kind !== 'market' && order.kind !== 'limit' && !order.triggered;
}

/** Whether an order waits in the book at its limit. */
export function waitsAtLimit(order: Order): boolean {
  return order.kind === 'limit' || (order.kind === 'stop-limit' && order.triggered);
}
