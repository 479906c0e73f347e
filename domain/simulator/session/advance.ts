import type { Bar } from '../../market/bar.ts';
import { TICKS_A_MINUTE, type Tick } from '../../market/tick.ts';
import { callMargin } from '../ledger/call-margin.ts';
import { closeMinute } from './close-minute.ts';
import type { MarketData } from './market-data.ts';
import { marginMeets, ordersMeet, trailOrders } from './meets-bar.ts';
import { markOf, moveTo, noteCurve, noteTime, type Run } from './run.ts';
import { workBar } from './work-bar.ts';
import { stretchExcursion, workTick } from './work-tick.ts';
import { workTimers } from './work-timers.ts';

/**
 * Moves the clock, with all that happens on the way. Minutes in which nothing can happen are taken whole; the others tick by
 * tick: what comes out does not depend on how far the clock moves at a time.
 * @param untilFill whether to stop at the tick of the first fill
 */
export function advance(run: Run, to: number, market: MarketData, untilFill: boolean): void {
  const symbols = run.draft.rules.instruments.map(({ instrument }) => instrument.symbol);
  const places = symbols.map(() => 0);
  for (;;) {
    const minute = nextMinute(symbols, places, market);
    if (minute === undefined) break;
    const bars = takeBars(symbols, places, market, minute);
    workTimers(run, minute * TICKS_A_MINUTE);
    run.minute = minute;
    const isBegun = run.now > minute * TICKS_A_MINUTE;
    if (isBegun || couldMatter(run, bars)) {
      if (workMinute(run, symbols, bars, market, { minute, to, untilFill })) return finish(run);
    } else {
      for (const [symbol, bar] of bars) passBar(run, symbol, bar);
    }
    endMinute(run, minute, bars);
    if (untilFill && run.hasFilled) return finish(run);
  }
  const last = Math.floor(to / TICKS_A_MINUTE);
  if (to % TICKS_A_MINUTE > 0) {
    workTimers(run, last * TICKS_A_MINUTE);
    run.minute = last;
    const stopped = workMinute(run, symbols, new Map(), market, { minute: last, to, untilFill });
    if (stopped) return finish(run);
  }
  workTimers(run, to);
  moveTo(run, to);
  finish(run);
}

function finish(run: Run): void {
  if (run.curve.at(-1)?.at !== run.now) noteCurve(run);
  noteTime(run);
}

function nextMinute(
  symbols: readonly string[],
  places: readonly number[],
  { bars }: MarketData,
): number | undefined {
  let next: number | undefined;
  for (const [index, symbol] of symbols.entries()) {
    const minute = bars.get(symbol)?.[places[index] ?? 0]?.minute;
    if (minute !== undefined && (next === undefined || minute < next)) next = minute;
  }
  return next;
}

function takeBars(
  symbols: readonly string[],
  places: number[],
  { bars }: MarketData,
  minute: number,
): Map<string, Bar> {
  const taken = new Map<string, Bar>();
  for (const [index, symbol] of symbols.entries()) {
    const place = places[index] ?? 0;
    const bar = bars.get(symbol)?.[place];
    if (bar?.minute !== minute) continue;
    taken.set(symbol, bar);
    places[index] = place + 1;
  }
  return taken;
}

function couldMatter(run: Run, bars: ReadonlyMap<string, Bar>): boolean {
  for (const [symbol, bar] of bars) if (ordersMeet(run, symbol, bar)) return true;
  return marginMeets(run, bars);
}

interface Stretch {
  readonly minute: number;
  readonly to: number;
  readonly untilFill: boolean;
}

/** Works through the ticks of a minute that lie between the clock and its goal. @returns whether it stopped at a fill */
function workMinute(
  run: Run,
  symbols: readonly string[],
  bars: ReadonlyMap<string, Bar>,
  market: MarketData,
  { minute, to, untilFill }: Stretch,
): boolean {
  const ticks: { readonly symbol: string; readonly tick: Tick }[] = [];
  const from = run.now;
  for (const symbol of symbols) {
    const known = market.ticks(symbol, minute);
    const bar = bars.get(symbol);
    if (known === undefined && bar !== undefined) workBar(run, symbol, bar);
    for (const tick of known ?? []) if (tick.at >= from && tick.at < to) ticks.push({ symbol, tick });
  }
  // Stable: at the same tick instruments keep their order.
  ticks.sort((a, b) => a.tick.at - b.tick.at);
  for (const [index, { symbol, tick }] of ticks.entries()) {
    moveTo(run, Math.max(run.now, tick.at + 1));
    workTick(run, symbol, tick);
    const isLastOfTick = ticks[index + 1]?.tick.at !== tick.at;
    const isWhole = index === ticks.length - 1 && bars.size > 0;
    if (untilFill && run.hasFilled && isLastOfTick && !isWhole) return true;
  }
  return false;
}

/** A bar in which no order acts and the margin holds. */
function passBar(run: Run, symbol: string, bar: Bar): void {
  stretchExcursion(run, symbol, bar.low, bar.high, bar.spread);
  trailOrders(run, symbol, bar);
}

function endMinute(run: Run, minute: number, bars: ReadonlyMap<string, Bar>): void {
  const end = (minute + 1) * TICKS_A_MINUTE;
  moveTo(run, end);
  for (const [symbol, bar] of bars) run.draft.marks[symbol] = closeMinute(markOf(run.draft, symbol), bar);
  // From here on the volume of the next minute is traded.
  run.minute = minute + 1;
  callMargin(run);
  if ((minute + 1) % run.draft.rules.curveMinutes === 0) noteCurve(run);
}
