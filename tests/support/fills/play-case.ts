import type { Bar } from '#domain/market/bar.ts';
import type { Tick } from '#domain/market/tick.ts';
import type { Command } from '#domain/simulator/session/command.ts';
import type { decide as Decide } from '#domain/simulator/session/decide.ts';
import type { applyEvent as ApplyEvent } from '#domain/simulator/session/apply-event.ts';
import type { SessionEvent } from '#domain/simulator/session/session-event.ts';
import type { SessionState } from '#domain/simulator/session/state.ts';
import type { CaseBar, CaseTick, FillCase, Step, World } from './fill-case.ts';

/** The two functions of an engine, ours or a copy of it with a fault. */
export interface Engine {
  readonly decide: typeof Decide;
  readonly applyEvent: typeof ApplyEvent;
}

export interface PlayedCase {
  readonly state: SessionState;
  readonly events: readonly SessionEvent[];
  readonly refused: readonly string[];
}

const TICKS = 12;

/** Plays the steps of a case. @param watch sees the state after every event */
export function playCase(
  engine: Engine,
  { steps }: Pick<FillCase, 'steps'>,
  world: World,
  watch: (state: SessionState, event: SessionEvent) => void = () => undefined,
): PlayedCase {
  const events: SessionEvent[] = [];
  const refused: string[] = [];
  let state: SessionState | undefined;
  const send = (command: Command, market?: Parameters<Engine['decide']>[2]) => {
    const decision = engine.decide(state, command, market);
    if (!decision.ok) {
      refused.push(decision.refusal.reason);
      return;
    }
    for (const event of decision.events) {
      state = engine.applyEvent(state, event);
      events.push(event);
      watch(state, event);
    }
  };
  send(openCommand(world));
  const begun = new Map<string, Tick[]>();
  for (const [index, step] of steps.entries()) {
    const cursor = state?.cursor ?? 0;
    if ('ticks' in step || 'bars' in step || 'wait' in step) {
      const { to, until, market } = movement(step, cursor, begun);
      send({ kind: 'advance', to, ...(until && { until }) }, market);
    } else send(commandOf(step, cursor, index));
  }
  if (state === undefined) throw new RangeError('The session did not open.');
  return { state, events, refused };
}

function commandOf(
  step: Exclude<Step, { ticks: unknown } | { bars: unknown } | { wait: unknown }>,
  cursor: number,
  index: number,
): Command {
  if ('place' in step) {
    const first = step.queue ?? 0;
    const bytes = [first, 0, 0, 0, first, 0, 0, 0, first, 0, 0, 0];
    return { kind: 'place', cursor, clientOrderId: step.id ?? `step-${index}`, orders: step.place, bytes };
  }
  if ('cancel' in step) return { kind: 'cancel', cursor, orderId: step.cancel };
  if ('replace' in step) return { kind: 'replace', cursor, bytes: [0, 0, 0, 0], ...step.replace };
  return { kind: 'close', cursor };
}

export function openCommand(world: World): Command {
  const { start } = world;
  const unseen = { at: start * TICKS - 1, closedMinute: start - 1, takenMinute: -1, taken: 0 };
  const instruments = world.instruments.map(({ terms, hours, mark, ...instrument }) => ({
    mark: { ...mark, ...unseen, close: mark.bid },
    terms,
    instrument: {
      ...instrument,
      hours: hours.map(([from, to]) => ({ from, to })),
      spread: { usual: 1, widest: 100 },
    },
  }));
  return {
    kind: 'open',
    cursor: world.start * TICKS,
    marks: Object.fromEntries(instruments.map(({ instrument, mark }) => [instrument.symbol, mark])),
    rules: {
      engineVersion: 1,
      currency: world.currency,
      deposit: world.deposit,
      instruments: instruments.map(({ instrument, terms }) => ({ instrument, terms })),
      curveMinutes: 15,
    },
  };
}

type Moving = Extract<Step, { ticks: unknown } | { bars: unknown } | { wait: unknown }>;

/** What the market did while the clock moves by a step, and how far it moves. */
function movement(step: Moving, cursor: number, begun: Map<string, Tick[]>) {
  if ('wait' in step) {
    const to = cursor + step.wait * TICKS;
    return { to, until: undefined, market: { bars: new Map(), ticks: () => undefined } };
  }
  if ('bars' in step) {
    const minute = Math.floor(cursor / TICKS);
    const bars = new Map(
      Object.entries(step.bars).map(([symbol, rows]) => [
        symbol,
        rows.map((row, at) => barOf(row, minute + at)),
      ]),
    );
    const length = Math.max(...[...bars.values()].map((rows) => rows.length));
    return { to: (minute + length) * TICKS, until: undefined, market: { bars, ticks: () => undefined } };
  }
  return { until: step.until, ...tickMovement(step.ticks, cursor, begun) };
}

function tickMovement(
  given: Readonly<Record<string, readonly CaseTick[]>>,
  cursor: number,
  begun: Map<string, Tick[]>,
) {
  const to = cursor + Math.max(...Object.values(given).map((rows) => rows.length));
  const bars = new Map<string, Bar[]>();
  for (const [symbol, rows] of Object.entries(given)) {
    const known = begun.get(symbol) ?? [];
    for (const [place, row] of rows.entries()) {
      if (row !== null) known.push({ at: cursor + place, bid: row[0], spread: row[1], volume: row[2] });
    }
    begun.set(symbol, known);
    const minutes = new Set(known.map(({ at }) => Math.floor(at / TICKS)));
    const closed = [...minutes].filter(
      (minute) => (minute + 1) * TICKS <= to && (minute + 1) * TICKS > cursor,
    );
    bars.set(
      symbol,
      closed.map((minute) => barOfTicks(minuteOf(known, minute), minute)),
    );
  }
  const ticks = (symbol: string, minute: number) => minuteOf(begun.get(symbol) ?? [], minute);
  return { to, market: { bars, ticks } };
}

function minuteOf(ticks: readonly Tick[], minute: number): Tick[] {
  return ticks.filter(({ at }) => Math.floor(at / TICKS) === minute);
}

function barOf([open, high, low, close, volume, spread]: CaseBar, minute: number): Bar {
  return { minute, open, high, low, close, volume, spread };
}

function barOfTicks(ticks: readonly Tick[], minute: number): Bar {
  const bids = ticks.map(({ bid }) => bid);
  return {
    minute,
    open: bids[0] ?? 0,
    high: Math.max(...bids),
    low: Math.min(...bids),
    close: bids.at(-1) ?? 0,
    volume: ticks.reduce((sum, tick) => sum + tick.volume, 0),
    spread: ticks.at(-1)?.spread ?? 1,
  };
}
