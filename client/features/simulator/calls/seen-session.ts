import type { Bar } from '#domain/market/bar.ts';
import type { NumberedEvent, SeenBars, SimulatorSession } from '#domain/simulator/contract.ts';
import type { CurvePoint } from '#domain/simulator/session/session-event.ts';
import { restoreSnapshot } from '#domain/simulator/session/snapshot.ts';
import type { SessionState } from '#domain/simulator/session/state.ts';

/** So many events stay in memory: those of older trades are in the journal. */
const MOST_EVENTS = 1000;
/** More bars than this would make every step slow. */
const MOST_BARS = 5000;

/** A session as this browser has come to know it, answer by answer. */
export interface SeenSession {
  /** The last answer; what it brought of events, curve and bars is joined below. */
  readonly session: SimulatorSession;
  readonly state: SessionState;
  readonly events: readonly NumberedEvent[];
  readonly curve: readonly CurvePoint[];
  /** Bars of the chart that is shown. */
  readonly chart: SeenBars | null;
}

/** What is known of a session after an answer about it. An answer that is older than what is known changes nothing. */
export function joinAnswer(before: SeenSession | undefined, answer: SimulatorSession): SeenSession {
  if (before === undefined || before.session.id !== answer.id) {
    const { events, curve, chart } = answer;
    return { session: answer, state: restoreSnapshot(answer.state), events, curve, chart };
  }
  const known = before.session.sequence;
  if (answer.sequence < known) return before;
  const events = [...before.events, ...answer.events.filter(({ sequence }) => sequence > known)];
  const last = before.curve.at(-1)?.at ?? -1;
  return {
    session: answer,
    state:
      answer.state === before.session.state
        ? before.state
        : // A session keeps its rules; the same object tells all that depends on nothing else that nothing has changed.
          { ...restoreSnapshot(answer.state), rules: before.state.rules },
    events: events.length > MOST_EVENTS ? events.slice(-MOST_EVENTS) : events,
    curve: [...before.curve, ...answer.curve.filter(({ at }) => at > last)],
    chart: answer.chart === null ? before.chart : joinBars(before.chart, answer.chart),
  };
}

/** Bars after some that replace those from their first one's minute on; of another chart they stand alone. */
export function joinBars(before: SeenBars | null, after: SeenBars): SeenBars {
  const [first] = after.bars;
  if (before === null || before.symbol !== after.symbol || before.timeframe !== after.timeframe) return after;
  if (first === undefined) return before;
  let place = before.bars.length;
  while (place > 0 && minuteAt(before.bars, place - 1) >= first.minute) place -= 1;
  const bars = [...before.bars.slice(0, place), ...after.bars];
  return { ...after, bars: bars.length > MOST_BARS ? bars.slice(-MOST_BARS) : bars };
}

/** Older bars before those that are known. */
export function prependBars(before: SeenBars | null, older: SeenBars): SeenBars | null {
  if (before === null || before.symbol !== older.symbol || before.timeframe !== older.timeframe)
    return before;
  const from = before.bars[0]?.minute ?? 0;
  const bars = [...older.bars.filter(({ minute }) => minute < from), ...before.bars];
  return bars.length > MOST_BARS ? before : { ...before, bars };
}

function minuteAt(bars: readonly Bar[], place: number): number {
  return bars[place]?.minute ?? -1;
}
