import { equityOf, frictionlessEquity } from '#domain/simulator/ledger/valuation.ts';
import type { SessionEvent } from '#domain/simulator/session/session-event.ts';
import type { Expected } from './fill-case.ts';
import type { PlayedCase } from './play-case.ts';

/** What a played case came to, in the words of its file. */
export function outcomeOf({ state, events, refused }: PlayedCase): Required<Expected> {
  const of = <K extends SessionEvent['kind']>(kind: K) =>
    events.filter((event): event is Extract<SessionEvent, { kind: K }> => event.kind === kind);
  const ended = [
    ...of('cancelled').map(({ orderId, reason }) => [orderId, reason]),
    ...of('expired').map(({ orderId }) => [orderId, 'expired']),
  ];
  return {
    fills: of('filled').map(({ orderId, legs, liquidity, explanation, stopFirst }) => ({
      order: orderId,
      legs: legs.map(({ price, quantity }) => [price, quantity] as const),
      liquidity,
      halfSpread: explanation.halfSpread,
      slippage: explanation.slippage,
      gap: explanation.gap,
      fee: explanation.fee,
      stopFirst,
    })),
    ended: Object.fromEntries(ended),
    working: Object.values(state.orders).map(({ id }) => id),
    rejected: of('rejected').map(({ reason }) => reason),
    refused,
    positions: Object.fromEntries(
      Object.entries(state.positions).map(([symbol, { quantity }]) => [symbol, quantity]),
    ),
    cash: String(state.balances.cash),
    equity: String(equityOf(state)),
    frictionless: String(frictionlessEquity(state)),
    house: String(state.balances.house),
    charges: of('accrued').map(({ symbol, charge, amount }) => [symbol, charge, amount] as const),
    forced: of('forced-exit').map(({ order }) => order.symbol),
    calls: of('margin-called').length,
  };
}

/** Only what a case names: the rest of an outcome is not compared. */
export function namedIn(expected: Expected, outcome: Required<Expected>): Expected {
  const named = Object.fromEntries(Object.keys(expected).map((key) => [key, outcome[key as keyof Expected]]));
  const fills =
    expected.fills?.length === outcome.fills.length
      ? outcome.fills.map((fill, place) => {
          const wanted = expected.fills?.[place] ?? {};
          return Object.fromEntries(Object.keys(wanted).map((key) => [key, fill[key as keyof typeof fill]]));
        })
      : outcome.fills;
  return { ...named, ...(expected.fills && { fills }) } as Expected;
}
