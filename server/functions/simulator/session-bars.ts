import type { Bar } from '#domain/market/bar.ts';
import { aggregateBars } from '#domain/market/bars/aggregate-bars.ts';
import { barsUpTo } from '#domain/market/bars/bars-up-to.ts';
import { type Timeframe, TIMEFRAMES } from '#domain/market/bars/timeframe.ts';
import type { Cursor } from '#domain/market/cursor.ts';
import { MINUTES_A_DAY } from '#domain/market/open-hours.ts';
import { TICKS_A_MINUTE } from '#domain/market/tick.ts';
import type { Query } from '../../adapters/sql.ts';
import { type HourRow, loadDay } from './session-days.ts';
import type { SimulatorTools } from './simulator-tools.ts';

const MINUTES_AN_HOUR = 60;
const DAYS_AT_ONCE = 64;

/** Which bars of a session are wanted. */
export type WantedBars = {
  readonly session: string;
  readonly symbol: string;
  /** The place of the instrument in its market. */
  readonly place: number;
  readonly timeframe: Timeframe;
  readonly cursor: Cursor;
  /** Only bars that start before this minute. */
  readonly before?: number | undefined;
  /** Only bars that start at this minute or after it. */
  readonly from?: number | undefined;
  /** The last so many of them. */
  readonly count: number;
};

/** Bars of a chart, oldest first, with nothing of what lies after the cursor, and whether there are earlier ones. */
export async function loadBars(
  query: Query,
  tools: SimulatorTools,
  wanted: WantedBars,
): Promise<{ bars: Bar[]; hasMore: boolean }> {
  const { timeframe, cursor, before, from = 0, count } = wanted;
  const length = TIMEFRAMES[timeframe];
  // A minute has begun once its first tick has passed.
  const begun = Math.ceil(cursor / TICKS_A_MINUTE);
  const end = before === undefined ? begun : Math.min(begun, Math.ceil(before / length) * length);
  const isLong = length >= MINUTES_AN_HOUR;
  const today = Math.floor((begun - 1) / MINUTES_A_DAY);
  let day = Math.floor((end - 1) / MINUTES_A_DAY);
  let bars: Bar[] = [];
  while (day >= 0 && bars.length <= count && (day + 1) * MINUTES_A_DAY > from) {
    if (isLong && day < today) {
      const first = Math.max(0, day - DAYS_AT_ONCE + 1);
      const hours = await loadHours(query, wanted, first, day);
      bars = [
        ...aggregateBars(
          hours.filter(({ minute }) => minute < end),
          timeframe,
        ),
        ...bars,
      ];
      day = first - 1;
    } else {
      const minutes = await loadMinutes(query, tools, wanted, day);
      bars = [
        ...aggregateBars(
          minutes.filter(({ minute }) => minute < end),
          timeframe,
        ),
        ...bars,
      ];
      day -= 1;
    }
  }
  const since = bars.filter(({ minute }) => minute >= from);
  return { bars: since.slice(-count), hasMore: since.length > count };
}

/** The minutes of a day that are wanted, up to the cursor. */
async function loadMinutes(
  query: Query,
  tools: SimulatorTools,
  { session, symbol, place, cursor, from = 0 }: WantedBars,
  day: number,
): Promise<Bar[]> {
  const all = await loadDay(query, tools, session, day);
  const wanted = (all[place] ?? []).filter(({ minute }) => minute >= from);
  return barsUpTo(wanted, cursor, '1m', (bar) => tools.markets.ticksOf(session, symbol, bar));
}

/** The hours of days that are over. */
async function loadHours(
  query: Query,
  { session, place }: WantedBars,
  first: number,
  last: number,
): Promise<Bar[]> {
  const { rows } = await query<{ hours: readonly HourRow[] }>(
    `select hours -> $4::int as hours from private.simulator_days
     where session_id = $1 and day between $2 and $3 order by day`,
    [session, first, last, place],
  );
  return rows.flatMap(({ hours }) =>
    hours.map(([minute, open, high, low, close, volume, spread]) => ({
      minute,
      open,
      high,
      low,
      close,
      volume,
      spread,
    })),
  );
}
