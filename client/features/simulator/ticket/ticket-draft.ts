import { executablePrice } from '#domain/simulator/fills/work-order.ts';
import type { SessionState } from '#domain/simulator/session/state.ts';
import type { EntryKind, TicketIdea } from '#domain/simulator/ticket/ticket-idea.ts';
import { equityOf } from '#domain/simulator/ledger/valuation.ts';
import { signOf, type Side } from '#domain/simulator/orders/order.ts';

/** The setups that the ticket offers by name. */
export const SETUPS = ['pullback', 'breakout', 'reversal', 'other'] as const;
/** How a trade may be planned to end besides at its stop. */
export const EXIT_RULES = ['target-or-stop', 'end-of-day', 'by-hand'] as const;

export type Setup = (typeof SETUPS)[number];
export type ExitRule = (typeof EXIT_RULES)[number];

/** What has been chosen on a ticket; prices in ticks, null where they follow the market until somebody sets them. */
export interface TicketDraft {
  readonly side: Side;
  readonly kind: EntryKind;
  readonly price: number | null;
  /** The worst price of a stop-limit entry. */
  readonly limit: number | null;
  readonly stop: number | null;
  readonly target: number | null;
  readonly hasTarget: boolean;
  /** The stop follows the price at the distance it has at the entry. */
  readonly isTrailing: boolean;
  /** In tenths of a percent of equity. */
  readonly risk: number;
  readonly thesis: string;
  readonly setup: Setup;
  readonly exitRule: ExitRule;
  readonly confidence: number;
}

/** A ticket on which nothing has been chosen. @param riskPercent of the session's plan */
export function emptyTicket(riskPercent: number): TicketDraft {
  return {
    side: 'buy',
    kind: 'market',
    price: null,
    limit: null,
    stop: null,
    target: null,
    hasTarget: true,
    isTrailing: false,
    risk: Math.max(1, Math.round(riskPercent * 10)),
    thesis: '',
    setup: 'pullback',
    exitRule: 'target-or-stop',
    confidence: 3,
  };
}

/**
 * The idea of a ticket at the prices of now. Where no stop is set it stands one and a half average ranges away, and a target
 * twice as far as the stop.
 * @param averageRange of the bars that are shown, in ticks
 */
export function ideaOf(
  draft: TicketDraft,
  state: SessionState,
  symbol: string,
  averageRange: number,
): TicketIdea {
  const { side, kind } = draft;
  const sign = signOf(side);
  const mark = state.marks[symbol];
  if (mark === undefined) throw new RangeError(`${symbol} has no price in this session.`);
  const now = executablePrice(side, mark);
  const range = Math.max(2 * mark.spread, Math.round(averageRange));
  // A limit waits at a better price, a stop entry at a worse one.
  const away = kind === 'limit' ? -sign * range : sign * range;
  const price = kind === 'market' ? now : (draft.price ?? now + away);
  const limit =
    kind === 'stop-limit' ? Math.max(1, draft.limit ?? price + sign * Math.ceil(range / 4)) : undefined;
  const entry = limit ?? price;
  const stop = draft.stop ?? Math.max(1, entry - sign * Math.round(1.5 * range));
  const target = draft.target ?? entry + sign * 2 * Math.abs(entry - stop);
  return {
    symbol,
    side,
    kind,
    ...(kind !== 'market' && { price }),
    ...(limit !== undefined && { limit }),
    stop,
    ...(draft.hasTarget && { target: Math.max(1, target) }),
    risk: (equityOf(state) * BigInt(draft.risk)) / 1000n,
  };
}
