import type { UserId } from '#domain/kernel/ids.ts';
import type { SeenBars, SimulatorSession, StaleCursorRefusal } from '#domain/simulator/contract.ts';
import type { Decision } from '#domain/simulator/session/decide.ts';
import type { SessionState } from '#domain/simulator/session/state.ts';
import type { Query } from '../../adapters/sql.ts';
import { type FunctionContext, Refusal } from '../product-function.ts';
import { appendEvents, type Changed } from './append-events.ts';
import { sessionAnswer } from './session-answer.ts';
import { loadState, lockSession, type SessionRecord } from './session-record.ts';
import type { SimulatorTools } from './simulator-tools.ts';

/** What a change works with: the session is locked until the call ends. */
export type Locked = {
  readonly query: Query;
  readonly session: SessionRecord;
  readonly state: SessionState;
};

/** Six hours of play without a break come to about 86,000. */
const MOST_EVENTS = 100_000;

/** What is asked by whoever changes a session. */
export type Change<Told> = {
  readonly userId: UserId;
  readonly id: string;
  /** The sequence of the last event that the sender knows. */
  readonly since: number;
  /** Whether it ends the session: that can be done even when it is full. */
  readonly isEnd?: boolean;
  /** What follows, and what the call tells beside the session. */
  readonly decide: (locked: Locked) => Promise<{ readonly decision: Decision; readonly told: Told }>;
  /** Told of a session once it has changed. */
  readonly chart?: (query: Query, changed: Changed) => Promise<SeenBars>;
  /** What else is written in the same transaction. */
  readonly keep?: (query: Query, changed: Changed, before: SessionState) => Promise<void>;
};

/**
 * Changes a session in one transaction: locks its row, decides, writes what happened, and answers.
 * @throws Refusal 409 `stale-cursor` with the session as it is, when time has moved since the sender looked; `simulator-session-full`; and others of the engine
 */
export async function changeSession<Told extends object>(
  { transaction }: FunctionContext,
  tools: SimulatorTools,
  { userId, id, since, isEnd = false, decide, chart, keep }: Change<Told>,
): Promise<SimulatorSession & Told> {
  const done = await transaction(async (query, read, writeLast) => {
    const session = await lockSession(read, userId, id);
    const state = await loadState(query, tools, session);
    // Before anything is decided: a refusal that depended on what comes would tell of it.
    if (session.sequence >= MOST_EVENTS && !isEnd && !state.isClosed)
      throw new Refusal(409, 'simulator-session-full');
    const { decision, told } = await decide({ query, session, state });
    if (!decision.ok)
      throw await toRefusal(query, tools, { session, state, events: [] }, since, decision.refusal);
    const isReadAgain = keep !== undefined;
    const changed = await appendEvents(query, writeLast, tools, session, state, decision.events, isReadAgain);
    await keep?.(query, changed, state);
    const shown = (await chart?.(query, changed)) ?? null;
    const answer = await sessionAnswer(query, tools, changed, { since, chart: shown });
    return { changed, answer: { ...answer, ...told } };
  });
  // Only what was committed is known to be so.
  const { session, state } = done.changed;
  tools.states.set(id, { hash: session.hash, state });
  return done.answer;
}

type EngineRefusal = Extract<Decision, { ok: false }>['refusal'];

async function toRefusal(
  query: Query,
  tools: SimulatorTools,
  current: Changed,
  since: number,
  refusal: EngineRefusal,
): Promise<Error> {
  switch (refusal.reason) {
    case 'stale-cursor': {
      const session = await sessionAnswer(query, tools, current, { since, chart: null });
      const told: Omit<StaleCursorRefusal, 'code'> = { session };
      return new Refusal(409, 'stale-cursor', told);
    }
    case 'closed':
      return new Refusal(409, 'simulator-session-ended');
    case 'client-order-id-taken':
      return new Refusal(409, 'client-order-id-taken');
    case 'no-such-order':
      return new Refusal(404, 'order-not-found');
    case 'cannot-change':
      return new Refusal(409, 'order-cannot-change');
    case 'bad-change':
      return new Refusal(409, 'order-change-refused');
    default:
      return new Error(`The engine refused: ${refusal.reason}.`);
  }
}
