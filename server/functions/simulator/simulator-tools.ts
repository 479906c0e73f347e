import type { Bar } from '#domain/market/bar.ts';
import type { Market } from '#domain/market/generator/market.ts';
import type { SessionState } from '#domain/simulator/session/state.ts';
import type { SessionMarkets } from '../../adapters/market/session-markets.ts';
import { RecentValues } from './recent-values.ts';

/** A state with the event that led to it: it is used only where the database names the same one. */
export type CachedState = { readonly hash: string; readonly state: SessionState };

type Log = { warn(message: string, fields?: Record<string, unknown>): void };

/** What the calls of the simulator share: markets, and what this process need not work out again. */
export type SimulatorTools = {
  readonly markets: SessionMarkets;
  readonly log: Log | undefined;
  readonly parameters: RecentValues<Market>;
  /** Minute bars by instrument, under `session/day`. */
  readonly days: RecentValues<readonly (readonly Bar[])[]>;
  readonly states: RecentValues<CachedState>;
};

export function simulatorTools(markets: SessionMarkets, log?: Log): SimulatorTools {
  // A day of minutes is about 150 kB, a state about 10.
  return {
    markets,
    log,
    parameters: new RecentValues(500),
    days: new RecentValues(200),
    states: new RecentValues(500),
  };
}
