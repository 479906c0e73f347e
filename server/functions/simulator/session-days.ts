import type { Bar } from '#domain/market/bar.ts';
import { aggregateBars } from '#domain/market/bars/aggregate-bars.ts';
import { GENERATOR_VERSION } from '#domain/market/generator/generator-version.ts';
import type { Market } from '#domain/market/generator/market.ts';
import type { MarketState } from '#domain/market/generator/market-state.ts';
import { one } from '#domain/kernel/one.ts';
import type { Query } from '../../adapters/sql.ts';
import { Refusal } from '../product-function.ts';
import type { SimulatorTools } from './simulator-tools.ts';

/** A bar of an hour as it is kept. */
export type HourRow = readonly [
  minute: number,
  open: number,
  high: number,
  low: number,
  close: number,
  volume: number,
  spread: number,
];

/** A day as it is kept: its minutes are made again. */
export type DayRow = {
  readonly day: number;
  readonly state: MarketState;
  readonly hours: readonly (readonly HourRow[])[];
};

/** The row of a day. @param bars its minutes by instrument */
export function dayRow(state: MarketState, bars: readonly (readonly Bar[])[]): DayRow {
  return { day: state.day, state, hours: bars.map((minutes) => aggregateBars(minutes, '1h').map(hourRow)) };
}

function hourRow({ minute, open, high, low, close, volume, spread }: Bar): HourRow {
  return [minute, open, high, low, close, volume, spread];
}

export async function insertDays(query: Query, session: string, rows: readonly DayRow[]): Promise<void> {
  if (rows.length === 0) return;
  await query(
    `insert into private.simulator_days (session_id, day, state, hours)
     select $1, * from unnest($2::int[], $3::jsonb[], $4::jsonb[]) on conflict do nothing`,
    [
      session,
      rows.map(({ day }) => day),
      rows.map(({ state }) => JSON.stringify(state)),
      rows.map(({ hours }) => JSON.stringify(hours)),
    ],
  );
}

/** The parameters of a session's market. @throws Refusal 409 `simulator-release-needed` when another generator made it */
export async function loadMarket(
  query: Query,
  { parameters }: SimulatorTools,
  session: string,
): Promise<Market> {
  const known = parameters.get(session);
  if (known) return known;
  const { rows } = await query<{ market: Market; generator: number }>(
    `select simulator_markets.market, generator_version as generator
     from private.simulator_markets join public.simulator_sessions on id = session_id where session_id = $1`,
    [session],
  );
  const { market, generator } = one(rows);
  if (generator !== GENERATOR_VERSION) throw new Refusal(409, 'simulator-release-needed', { generator });
  parameters.set(session, market);
  return market;
}

/** The minute bars of a day by instrument; days up to it that nobody has needed before are made and kept. */
export async function loadDay(
  query: Query,
  tools: SimulatorTools,
  session: string,
  day: number,
): Promise<readonly (readonly Bar[])[]> {
  const known = tools.days.get(`${session}/${day}`);
  if (known) return known;
  const market = await loadMarket(query, tools, session);
  const { rows } = await query<{ day: number; state: MarketState }>(
    'select day, state from private.simulator_days where session_id = $1 and day <= $2 order by day desc limit 1',
    [session, day],
  );
  const last = one(rows);
  const made: DayRow[] = [];
  let { state } = last;
  for (;;) {
    const next = tools.markets.makeDay(session, market, state);
    tools.days.set(`${session}/${state.day}`, next.bars);
    if (state.day > last.day) made.push(dayRow(state, next.bars));
    if (state.day === day) {
      await insertDays(query, session, made);
      return next.bars;
    }
    ({ state } = next);
  }
}
