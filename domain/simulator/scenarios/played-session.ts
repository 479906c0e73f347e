import type { EntryPlan, SessionPlan } from '../contract.ts';
import type { SessionEvent } from '../session/session-event.ts';

/** A session as a goal is judged by: plain facts, all from the server. */
export interface PlayedSession {
  /** From the first on; those in which only time passed may be left out. */
  readonly events: readonly { readonly sequence: number; readonly event: SessionEvent }[];
  readonly plan: SessionPlan;
  /** By the id under which an entry was sent. */
  readonly plans: ReadonlyMap<string, EntryPlan>;
  /** The trades that were reviewed: the sequences of the fills that opened them. */
  readonly reviewed: ReadonlySet<number>;
  /** The cursor at which it began, and where it stands. */
  readonly from: number;
  readonly cursor: number;
  readonly isEnded: boolean;
}

/** What shows that a condition was not kept. */
export interface Evidence {
  readonly sequence: number;
  /** Tick of the session's clock. */
  readonly at: number;
  readonly symbol: string;
  /** What was measured, in the unit of the condition's limit; null where there is nothing to measure. */
  readonly value: number | null;
}

/** What a judge says of one condition. */
export interface Judgement {
  /** Of how many things it could say anything: entries, trades, closes. */
  readonly judged: number;
  readonly evidence: readonly Evidence[];
  /** Whether something is still to be done for it. */
  readonly isDue?: boolean;
  /** How far it is: the largest value that was measured, or what has been counted. */
  readonly value?: number;
}
