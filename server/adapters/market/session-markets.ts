import { hash } from 'node:crypto';
import type { Bar } from '#domain/market/bar.ts';
import type { DayBytes, Market } from '#domain/market/generator/market.ts';
import type { MarketState } from '#domain/market/generator/market-state.ts';
import { MINUTES_A_DAY } from '#domain/market/open-hours.ts';
import type { Tick } from '#domain/market/tick.ts';
import { ticksOfMinute } from '#domain/market/ticks/ticks-of-minute.ts';
import { dayBytes } from './day-bytes.ts';
import { type GeneratedDay, nextDay } from './generated-market.ts';
import { commitmentOf, deriveDayKey, deriveMarketKey, deriveOrderBytes } from './market-key.ts';

/** The markets of sessions: everything that follows from the secret of the installation. */
export type SessionMarkets = {
  /** The key of a session's market as hexadecimal digits. Nobody is told before the session has ended. */
  keyOf(session: string): string;
  commitmentOf(session: string, market: Market): string;
  /** The day that begins with a state. */
  makeDay(session: string, market: Market, state?: MarketState): GeneratedDay;
  /** The ticks of a minute bar. */
  ticksOf(session: string, symbol: string, bar: Bar): readonly Tick[];
  /** The random bytes of an order, by its name in the session: whoever is told the key can play the session again. */
  orderBytes(session: string, name: string, length: number): number[];
  /** SHA-256 of a text, as hexadecimal digits. */
  sha256(text: string): string;
};

/** So many days' worth of bytes are kept: ticks of one day are asked for again and again. */
const KEPT = 500;

/** @param hashKey the installation's secret */
export function openSessionMarkets(hashKey: string): SessionMarkets {
  const kept = new Map<string, DayBytes>();
  const bytesOf = (session: string, day: number): DayBytes => {
    const name = `${session}/${day}`;
    const bytes = kept.get(name) ?? dayBytes(deriveDayKey(deriveMarketKey(hashKey, session), day));
    kept.delete(name);
    kept.set(name, bytes);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return bytes;
  };
  return {
    keyOf: (session) => deriveMarketKey(hashKey, session).toString('hex'),
    commitmentOf: (session, market) => commitmentOf(deriveMarketKey(hashKey, session), market),
    makeDay: (session, market, state) => nextDay(market, deriveMarketKey(hashKey, session), state),
    ticksOf: (session, symbol, bar) =>
      ticksOfMinute(symbol, bar, bytesOf(session, Math.floor(bar.minute / MINUTES_A_DAY))),
    orderBytes: (session, name, length) => deriveOrderBytes(deriveMarketKey(hashKey, session), name, length),
    sha256: (text) => hash('sha256', text),
  };
}
