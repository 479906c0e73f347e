import type { SimulatorResults } from '../journal-contract.ts';
import type { CurvePoint, SessionEvent } from '../session/session-event.ts';
import { tradedInstrument } from '../session/rules.ts';
import type { SessionState } from '../session/state.ts';
import { TICKS_A_MINUTE } from '../../market/tick.ts';
import { drawdownOf } from './drawdown.ts';
import { expectancyOf } from './expectancy.ts';
import { exposureOf } from './exposure.ts';
import { curveOfTrades, randomSessions } from './random-sessions.ts';
import { type Trade, tradesOf } from './trades-of.ts';

const UNIT = 100_000_000;
const MOST_POINTS = 500;
const SHARES = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

/** What the results of a session need beside its events. */
export interface ResultsContext {
  /** Stops of plans by the id under which the entry was sent: the risk of entries without a bracket. */
  readonly stops: ReadonlyMap<string, number>;
  /** The cursor at which the session began. */
  readonly from: number;
  /** The open minutes of the session so far, and the middle prices of an instrument in each, in half ticks. */
  readonly pricesOf: (symbol: string) => Promise<{
    readonly minutes: readonly number[];
    readonly middles: readonly number[];
  }>;
  readonly seed: number;
}

/** What a session has come to so far. @param events all of them, from the first on */
export async function sessionResults(
  state: SessionState,
  events: readonly SessionEvent[],
  { stops, from, pricesOf, seed }: ResultsContext,
): Promise<SimulatorResults> {
  const trades = tradesOf(events);
  const multiples = trades.flatMap((trade) => {
    const risk = trade.risk ?? plannedRisk(state, trade, stops.get(trade.clientOrderId));
    return risk === undefined || risk === 0n ? [] : [Number(trade.result) / Number(risk)];
  });
  const expectancy = expectancyOf(multiples);
  const { deposit } = state.rules;
  const begin: CurvePoint = { at: from, real: deposit, frictionless: deposit };
  const curve = [begin, ...events.flatMap((event) => (event.kind === 'advanced' ? event.curve : []))];
  const drawdown = drawdownOf(curve.map(({ at, real }) => ({ at, value: BigInt(real) })));
  const exposure = state.cursor > from ? exposureOf(trades, from, state.cursor) : undefined;
  return {
    trades: trades.length,
    expectancy: {
      trades: expectancy.trades,
      mean: expectancy.mean ?? null,
      interval: expectancy.interval ?? null,
      still_needed: expectancy.stillNeeded ?? null,
    },
    drawdown: { amount: String(drawdown.amount), percent: drawdown.percent },
    exposure: exposure ? { time: exposure.time, cost_share: exposure.costShare ?? null } : null,
    curve: thinOut(curve),
    luck: await luckOf(state, trades, pricesOf, seed),
  };
}

function plannedRisk(state: SessionState, trade: Trade, stop: number | undefined): bigint | undefined {
  if (stop === undefined) return undefined;
  const { instrument } = tradedInstrument(state.rules, trade.symbol);
  if (instrument.currency !== state.rules.currency) return undefined;
  const distance = BigInt(Math.abs(trade.entry - stop));
  if (distance === 0n) return undefined;
  return distance * BigInt(trade.quantity) * BigInt(instrument.tickValue);
}

/** The instrument traded most, again at random times: the others have another tick, and other prices. */
async function luckOf(
  state: SessionState,
  trades: readonly Trade[],
  pricesOf: ResultsContext['pricesOf'],
  seed: number,
): Promise<SimulatorResults['luck']> {
  const symbol = mostTraded(trades);
  if (symbol === undefined) return null;
  const own = trades.filter((trade) => trade.symbol === symbol);
  const { minutes, middles } = await pricesOf(symbol);
  if (middles.length < 2) return null;
  const { instrument } = tradedInstrument(state.rules, symbol);
  const result = Number(own.reduce((sum, trade) => sum + trade.result, 0n)) / UNIT;
  const drawn = randomSessions(
    middles,
    own.map((trade) => ({
      minutes: Math.max(1, Math.round((trade.closedAt - trade.openedAt) / TICKS_A_MINUTE)),
      quantity: trade.quantity,
      cost: Number(trade.frictionless - trade.result) / UNIT,
    })),
    instrument.tickValue / 2 / UNIT,
    result,
    { seed, shares: SHARES },
  );
  const closed = own.map((trade) => ({
    result: Number(trade.result) / UNIT,
    closedAfter: minutes.filter((minute) => (minute + 1) * TICKS_A_MINUTE <= trade.closedAt).length,
  }));
  const curve = curveOfTrades(closed, minutes.length);
  return { symbol, below: drawn.below, result, shares: SHARES, bands: drawn.bands, curve };
}

function mostTraded(trades: readonly Trade[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { symbol } of trades) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).at(0)?.[0];
}

/** Every so manyth point, and the last one. */
function thinOut(curve: readonly CurvePoint[]): CurvePoint[] {
  const step = Math.ceil(curve.length / MOST_POINTS);
  return curve.filter((_, place) => place % step === 0 || place === curve.length - 1);
}
