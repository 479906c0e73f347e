import type { PlayedMarket } from '#domain/exams/practical/play-again.ts';
import type { Bar } from '#domain/market/bar.ts';
import type { DayBytes, Market } from '#domain/market/generator/market.ts';
import { type MarketState, startOf } from '#domain/market/generator/market-state.ts';
import { cursorAt } from '#domain/market/cursor.ts';
import { MINUTES_A_DAY, nextOpenMinute } from '#domain/market/open-hours.ts';
import { TICKS_A_MINUTE } from '#domain/market/tick.ts';
import { ticksOfMinute } from '#domain/market/ticks/ticks-of-minute.ts';
import { HISTORY_DAYS } from '#domain/simulator/limits.ts';
import { openingMark } from '#domain/simulator/session/close-minute.ts';
import { sessionRules } from '#domain/simulator/start/session-rules.ts';
import { dayBytes } from '../market/day-bytes.ts';
import { nextDay } from '../market/generated-market.ts';
import { deriveDayKey, deriveOrderBytes } from '../market/market-key.ts';

const DAY = MINUTES_A_DAY * TICKS_A_MINUTE;

/**
 * The market of a session from its published key and parameters alone: what was seen, what was not, and how the session began.
 * @param key hexadecimal digits
 * @param deposit whole units of the account's currency
 */
export function playedMarket(key: string, market: Market, deposit: number): PlayedMarket {
  const bytes = Buffer.from(key, 'hex');
  const symbols = market.instruments.map(({ instrument }) => instrument.symbol);
  const days: (readonly (readonly Bar[])[])[] = [];
  let state: MarketState = startOf(market);
  const dayAt = (day: number): readonly (readonly Bar[])[] => {
    while (days.length <= day) {
      const made = nextDay(market, bytes, state);
      days.push(made.bars);
      ({ state } = made);
    }
    return days[day] ?? [];
  };
  const bytesOfDay = new Map<number, DayBytes>();
  const bytesOf = (day: number): DayBytes => {
    const known = bytesOfDay.get(day) ?? dayBytes(deriveDayKey(bytes, day));
    bytesOfDay.set(day, known);
    return known;
  };
  const minuteOf = (symbol: string, minute: number) =>
    dayAt(Math.floor(minute / MINUTES_A_DAY))[symbols.indexOf(symbol)]?.find((bar) => bar.minute === minute);
  const recent = (place: number) =>
    Array.from({ length: 7 }, (_, day) => dayAt(HISTORY_DAYS - 7 + day)[place] ?? []).flat();
  const start = Math.min(
    ...market.instruments.map(({ instrument }) =>
      nextOpenMinute(instrument.hours, HISTORY_DAYS * MINUTES_A_DAY),
    ),
  );
  return {
    open: {
      kind: 'open',
      rules: sessionRules(market, deposit),
      cursor: cursorAt(start),
      marks: Object.fromEntries(symbols.map((symbol, place) => [symbol, openingMark(recent(place))])),
    },
    between: (from, to) => {
      const [first, last] = [Math.floor(from / DAY), Math.floor((to - 1) / DAY)];
      const all = Array.from({ length: last - first + 1 }, (_, day) => dayAt(first + day));
      const isBetween = ({ minute }: Bar) => {
        const end = (minute + 1) * TICKS_A_MINUTE;
        return end > from && end <= to;
      };
      return {
        bars: new Map(
          symbols.map((symbol, place) => [
            symbol,
            all.flatMap((day) => (day[place] ?? []).filter(isBetween)),
          ]),
        ),
        ticks: (symbol, minute) => {
          const bar = minuteOf(symbol, minute);
          if (bar === undefined) return [];
          return ticksOfMinute(symbol, bar, bytesOf(Math.floor(minute / MINUTES_A_DAY))).filter(
            ({ at }) => at < to,
          );
        },
      };
    },
    bytes: (name, length) => deriveOrderBytes(bytes, name, length),
  };
}
