import * as v from 'valibot';
import type { Bar } from '../market/bar.ts';
import type { Timeframe } from '../market/bars/timeframe.ts';
import type { Market } from '../market/generator/market.ts';
import type { Order } from './orders/order.ts';
import type { CurvePoint, SessionEvent } from './session/session-event.ts';
import type { MoneyText } from './session/rules.ts';
import { MOST_BARS, SIMULATOR_DEPOSITS, SIMULATOR_MARKETS } from './limits.ts';

const uuid = v.pipe(v.string(), v.uuid());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const whole = v.pipe(v.number(), v.safeInteger());
const symbol = v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,12}$/));
const timeframe = v.picklist(['1m', '5m', '15m', '1h', '4h', '1d']);
const clientOrderId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));
const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const text = v.pipe(v.string(), v.trim(), v.maxLength(2000));

/** `sequence` is that of the last event the sender knows: what came after it is in the answer. */
const seen = { session_id: uuid, sequence: v.optional(count, 0) };
/** Whoever acts names the cursor they saw; a later one refuses the call. */
const acting = { ...seen, cursor: count };
/** Which chart the sender shows: its bars come with the answer. */
const chart = v.object({ symbol, timeframe });

const side = v.picklist(['buy', 'sell']);
const orderRequest = v.strictObject({
  symbol,
  side,
  kind: v.picklist(['market', 'limit', 'stop', 'stop-limit', 'trailing-stop']),
  quantity: whole,
  limit: v.exactOptional(whole),
  stop: v.exactOptional(whole),
  trail: v.exactOptional(whole),
  until: v.picklist(['day', 'cancelled']),
  reduceOnly: v.exactOptional(v.boolean()),
  exits: v.exactOptional(
    v.strictObject({
      target: v.exactOptional(whole),
      stop: v.exactOptional(whole),
      trail: v.exactOptional(whole),
    }),
  ),
});

/** What is decided before an entry, and cannot be changed after it. `confidence` from 1 to 5. */
const entryPlan = v.strictObject({
  setup: line,
  thesis: v.pipe(text, v.minLength(1)),
  /** Where the idea is wrong, in ticks. */
  stop: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000))),
  exit_rule: line,
  confidence: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
});

/** What a session is to be traded by; what the critique compares trades with. Percents of the equity. */
const sessionPlan = v.strictObject({
  risk_percent: v.pipe(v.number(), v.minValue(0.1), v.maxValue(10)),
  /** After such a loss of a day nothing new is to be opened. */
  day_loss_percent: v.nullable(v.pipe(v.number(), v.minValue(0.1), v.maxValue(50))),
  trades_a_day: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
});

export const startSimulatorSessionRequest = v.strictObject({
  /** Of free practice. `scenario` names one that the list offers, which has market, deposit, plan and goal of its own. */
  market: v.optional(v.picklist(SIMULATOR_MARKETS), 'share'),
  scenario: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60))), null),
  goal: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
  /** Whole units of the account's currency. */
  deposit: v.optional(v.picklist(SIMULATOR_DEPOSITS), 25_000),
  plan: v.optional(sessionPlan, { risk_percent: 1, day_loss_percent: 3, trades_a_day: null }),
  /** Made by the sender: sent twice, it starts one session. */
  request_id: v.optional(uuid),
});

export const listSimulatorSessionsRequest = v.strictObject({});

/** The bars of a chart come with the session; without a symbol those of its first market, which the sender need not know yet. */
export const readSimulatorSessionRequest = v.strictObject({
  ...seen,
  chart: v.optional(v.object({ ...chart.entries, symbol: v.exactOptional(symbol) })),
});

/** `before`: only bars that start before this minute; without it the last ones, up to the cursor. */
export const readBarsRequest = v.strictObject({
  session_id: uuid,
  ...chart.entries,
  before: v.optional(count),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 300),
});

/**
 * Moves the clock by so many bars of the chart; closed hours are passed over. With `until` it stops before that at the first
 * fill, or where the bid meets one of the alerts.
 */
export const advanceClockRequest = v.strictObject({
  ...acting,
  chart,
  bars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_BARS)),
  until: v.optional(v.nullable(v.literal('event')), null),
  alerts: v.optional(v.pipe(v.array(v.strictObject({ symbol, price: whole })), v.maxLength(20)), []),
});

/** One order, or two of which one cancels the other. `plan` belongs to an entry. */
export const placeOrdersRequest = v.strictObject({
  ...acting,
  client_order_id: clientOrderId,
  orders: v.pipe(v.array(orderRequest), v.minLength(1), v.maxLength(2)),
  plan: v.optional(v.nullable(entryPlan), null),
});

export const replaceOrderRequest = v.strictObject({
  ...acting,
  order_id: count,
  quantity: v.exactOptional(whole),
  limit: v.exactOptional(whole),
  stop: v.exactOptional(whole),
  trail: v.exactOptional(whole),
});

export const cancelOrderRequest = v.strictObject({ ...acting, order_id: count });

export const endSimulatorSessionRequest = v.strictObject(acting);

export type EntryPlan = v.InferOutput<typeof entryPlan>;
export type SessionPlan = v.InferOutput<typeof sessionPlan>;
export type SimulatorMarket = (typeof SIMULATOR_MARKETS)[number];

/** A session in a list. */
export type SimulatorSessionRow = {
  readonly id: string;
  readonly market: SimulatorMarket;
  readonly scenario: string | null;
  readonly goal: string;
  readonly started_at: string;
  readonly ended_at: string | null;
  readonly start_cursor: number;
  readonly cursor: number;
  readonly currency: string;
  readonly deposit: MoneyText;
  readonly equity: MoneyText;
  readonly trades: number;
};

/** `may_start` says whether the caller's plan opens free practice; scenarios say it of themselves. */
export type ListSimulatorSessionsResponse = {
  readonly sessions: readonly SimulatorSessionRow[];
  readonly may_start: boolean;
};

/** The account at the cursor, at executable prices. Money is text of 10^-8 of the account's currency. */
export type SeenAccount = {
  readonly cash: MoneyText;
  readonly equity: MoneyText;
  readonly frictionless: MoneyText;
  readonly margin: MoneyText;
  /** Equity below this closes positions. */
  readonly forced_exit_below: MoneyText;
  /** Charges not yet taken from cash; below 0 they are owed. */
  readonly accrued: MoneyText;
  readonly is_called: boolean;
};

export type SeenPosition = {
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  /** Lots, above 0. */
  readonly quantity: number;
  /** In ticks, not rounded. */
  readonly average_price: number;
  /** The price at which it could be closed now, in ticks. */
  readonly exit_price: number;
  readonly profit: MoneyText;
  readonly margin: MoneyText;
};

/** An order without what nobody in a market sees: how many stand before it. */
export type SeenOrder = Omit<Order, 'queueAhead' | 'insideSpread'>;

type EventOf<Kind extends SessionEvent['kind']> = Extract<SessionEvent, { kind: Kind }>;

/** An event as its session shows it; the curve of `advanced` is apart, in `curve`. */
export type SeenEvent =
  | Exclude<SessionEvent, { kind: 'opened' | 'advanced' | 'placed' | 'replaced' | 'forced-exit' }>
  | (Omit<EventOf<'placed'>, 'orders' | 'request'> & {
      readonly at: number;
      readonly orders: readonly SeenOrder[];
    })
  | (Omit<EventOf<'replaced'>, 'order'> & { readonly order: SeenOrder })
  | (Omit<EventOf<'forced-exit'>, 'order'> & { readonly order: SeenOrder });

export type NumberedEvent = { readonly sequence: number; readonly event: SeenEvent };

/** Bars of a chart, oldest first; the last one may have begun. They replace those from the first one's minute on. */
export type SeenBars = {
  readonly symbol: string;
  readonly timeframe: Timeframe;
  readonly bars: readonly Bar[];
};

/** What every call about one session answers. */
export type SimulatorSession = {
  readonly id: string;
  readonly market: SimulatorMarket;
  readonly scenario: string | null;
  readonly goal: string;
  readonly plan: SessionPlan;
  readonly started_at: string;
  readonly ended_at: string | null;
  readonly start_cursor: number;
  readonly cursor: number;
  /** Of the last event, with the hash that ties it to all before it. */
  readonly sequence: number;
  readonly hash: string;
  /** SHA-256 of `commitmentText(key, market, generator version)`. */
  readonly commitment: string;
  /** Null until the session has ended. */
  readonly opened: { readonly key: string; readonly generator: number; readonly market: Market } | null;
  /** A snapshot for `restoreSnapshot`: the SessionState with queueAhead 0 and without requests. */
  readonly state: string;
  readonly account: SeenAccount;
  readonly positions: readonly SeenPosition[];
  /** Those after the sequence that was named, the last 200 of them. */
  readonly events: readonly NumberedEvent[];
  /** Points of both curves since that sequence. */
  readonly curve: readonly CurvePoint[];
  /** Of the chart that was named: after a step those from the bar on in which the cursor stood. */
  readonly chart: SeenBars | null;
};

/** What ended an advance. `limit`: a call moves the clock by 14 days at most. */
export type StoppedBy = 'bars' | 'fill' | 'alert' | 'limit';

export type AdvanceClockResponse = SimulatorSession & { readonly stopped_by: StoppedBy };

export type ReadBarsResponse = SeenBars & { readonly has_more: boolean };

/** With 409 `stale-cursor`: the session as it is now, with what has happened since. */
export type StaleCursorRefusal = { readonly code: 'stale-cursor'; readonly session: SimulatorSession };
