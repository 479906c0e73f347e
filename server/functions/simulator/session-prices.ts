import type { Bar } from '#domain/market/bar.ts';
import { MINUTES_A_DAY } from '#domain/market/open-hours.ts';
import { TICKS_A_MINUTE } from '#domain/market/tick.ts';
import type { MarketData } from '#domain/simulator/session/market-data.ts';
import type { SessionState } from '#domain/simulator/session/state.ts';
import type { Query } from '../../adapters/sql.ts';
import { loadDay } from './session-days.ts';
import type { SimulatorTools } from './simulator-tools.ts';

/** What happens in a session between its cursor and a later one. It stays on the server. */
export async function loadMarketData(
  query: Query,
  tools: SimulatorTools,
  { id }: { readonly id: string },
  { cursor, rules }: SessionState,
  to: number,
): Promise<MarketData> {
  const bars = new Map<string, Bar[]>();
  const minutes = new Map<string, ReadonlyMap<number, Bar>>();
  const first = dayOf(cursor);
  const last = dayOf(to - 1);
  for (const { instrument } of rules.instruments) bars.set(instrument.symbol, []);
  const days: (readonly (readonly Bar[])[])[] = [];
  for (let day = first; day <= last; day += 1) {
    const made = await loadDay(query, tools, id, day);
    days.push(made);
    for (const [place, { instrument }] of rules.instruments.entries()) {
      for (const bar of made[place] ?? []) {
        const end = (bar.minute + 1) * TICKS_A_MINUTE;
        if (end > to) break;
        if (end > cursor) bars.get(instrument.symbol)?.push(bar);
      }
    }
  }
  const barAt = (symbol: string, minute: number): Bar | undefined => {
    let byMinute = minutes.get(symbol);
    if (byMinute === undefined) {
      const place = rules.instruments.findIndex(({ instrument }) => instrument.symbol === symbol);
      const all = days.flatMap((day) => day[place] ?? []);
      byMinute = new Map(all.map((bar) => [bar.minute, bar]));
      minutes.set(symbol, byMinute);
    }
    return byMinute.get(minute);
  };
  return {
    bars,
    ticks: (symbol, minute) => {
      const bar = barAt(symbol, minute);
      if (bar === undefined) return [];
      return tools.markets.ticksOf(id, symbol, bar).filter(({ at }) => at < to);
    },
  };
}

function dayOf(cursor: number): number {
  return Math.floor(cursor / TICKS_A_MINUTE / MINUTES_A_DAY);
}
