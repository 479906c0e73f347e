import type { Cursor } from '#domain/market/cursor.ts';
import { MINUTES_A_DAY } from '#domain/market/open-hours.ts';
import { TICKS_A_MINUTE } from '#domain/market/tick.ts';
import { stepEnd } from '#domain/simulator/clock/step-end.ts';
import type { EntryPlan } from '#domain/simulator/contract.ts';
import { MOST_DAYS } from '#domain/simulator/limits.ts';
import { type Order, type OrderRequest, oppositeOf } from '#domain/simulator/orders/order.ts';
import { PLACE_BYTES, placeName, REPLACE_BYTES, replaceName } from '#domain/simulator/orders/order-bytes.ts';
import { applyEvent } from '#domain/simulator/session/apply-event.ts';
import type { Command } from '#domain/simulator/session/command.ts';
import { decide } from '#domain/simulator/session/decide.ts';
import type { MarketData } from '#domain/simulator/session/market-data.ts';
import type { SessionEvent } from '#domain/simulator/session/session-event.ts';
import type { SessionState } from '#domain/simulator/session/state.ts';
import type { PlanOfEntry } from '#server/functions/simulator/place-orders.ts';
import type { SessionRecord } from '#server/functions/simulator/session-record.ts';
import { loadMarketData } from '#server/functions/simulator/session-prices.ts';
import type { SimulatorTools } from '#server/functions/simulator/simulator-tools.ts';
import type { Query } from '#server/adapters/sql.ts';

/** The farthest that one step may go, as for everybody. */
const FARTHEST = MOST_DAYS * MINUTES_A_DAY * TICKS_A_MINUTE;

/**
 * A session while it is played: by the product's engine on the session's own market, command by command, and written only when it
 * is over. Nothing of it is made up but what its trader wants.
 */
export class SessionInHand {
  readonly #query: Query;
  readonly #tools: SimulatorTools;
  readonly #session: SessionRecord;
  state: SessionState;
  readonly events: SessionEvent[] = [];
  readonly plans: PlanOfEntry[] = [];
  #requests = 0;

  constructor(query: Query, tools: SimulatorTools, session: SessionRecord, state: SessionState) {
    this.#query = query;
    this.#tools = tools;
    this.#session = session;
    this.state = state;
  }

  /** Its first instrument: what is traded in it. */
  get traded() {
    const [first] = this.state.rules.instruments;
    if (first === undefined) throw new Error('A session has an instrument.');
    return first;
  }

  get symbol(): string {
    return this.traded.instrument.symbol;
  }

  /** Lots that are held, below 0 where they were sold. */
  get held(): number {
    return this.state.positions[this.symbol]?.quantity ?? 0;
  }

  /** Moves the clock by open minutes, or to the first fill before. */
  async go(minutes: number, until?: 'fill'): Promise<void> {
    const { cursor } = this.state;
    const end = stepEnd(
      this.traded.instrument.hours,
      cursor as Cursor,
      '1m',
      Math.max(1, Math.round(minutes)),
    );
    const to = Math.min(end, cursor + FARTHEST);
    const market = await loadMarketData(this.#query, this.#tools, this.#session, this.state, to);
    this.#carryOut({ kind: 'advance', to, ...(until && { until }) }, market);
  }

  /** Sends an order. @returns whether the market took it */
  place(order: Omit<OrderRequest, 'symbol'>, plan: EntryPlan | null): boolean {
    this.#requests += 1;
    const clientOrderId = `demonstration-${this.#requests}`;
    const before = this.state;
    const bytes = this.#tools.markets.orderBytes(this.#session.id, placeName(clientOrderId), PLACE_BYTES);
    const orders = [{ ...order, symbol: this.symbol }];
    const happened = this.#carryOut({ kind: 'place', cursor: before.cursor, clientOrderId, orders, bytes });
    const isTaken = happened.some(({ kind }) => kind === 'placed');
    if (isTaken && plan !== null) this.plans.push({ clientOrderId, before, plan });
    return isTaken;
  }

  /** Closes what is held at the market. */
  async closePosition(): Promise<void> {
    const quantity = Math.abs(this.held);
    if (quantity === 0) return;
    const side = oppositeOf(this.held > 0 ? 'buy' : 'sell');
    this.place({ side, kind: 'market', quantity, until: 'day', reduceOnly: true }, null);
    for (let looks = 0; this.held !== 0 && looks < 30; looks += 1) await this.go(30, 'fill');
  }

  /** Moves a stop. What the engine does not take stays as it is. */
  moveStop({ id }: Order, stop: number): void {
    const { cursor } = this.state;
    const bytes = this.#tools.markets.orderBytes(this.#session.id, replaceName(id, cursor), REPLACE_BYTES);
    const decision = decide(this.state, { kind: 'replace', cursor, orderId: id, stop, bytes });
    if (decision.ok) this.#keep(decision.events);
  }

  end(): void {
    this.#carryOut({ kind: 'close', cursor: this.state.cursor });
  }

  #carryOut(command: Command, market?: MarketData): readonly SessionEvent[] {
    const decision = decide(this.state, command, market);
    if (!decision.ok)
      throw new Error(`The engine refused a command of a demonstration: ${decision.refusal.reason}`);
    this.#keep(decision.events);
    return decision.events;
  }

  #keep(events: readonly SessionEvent[]): void {
    for (const event of events) this.state = applyEvent(this.state, event);
    this.events.push(...events);
  }
}
