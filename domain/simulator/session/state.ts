import type { Bracket, Order, Side } from '../orders/order.ts';
import type { Position } from '../ledger/position.ts';
import type { SessionRules } from './rules.ts';

/** What the engine knows of the market of one instrument: the last tick, and closed minutes. */
export interface Mark {
  /** The tick of the clock of the last price; -1 before the first. */
  readonly at: number;
  readonly bid: number;
  readonly spread: number;
  /** Lots of the last closed minute. */
  readonly lastVolume: number;
  /** Mean lots of a closed minute: each new one counts one part in 120. */
  readonly meanVolume: number;
  /** Mean squared change of the close over a minute, in ticks; each new one counts one part in 120. */
  readonly variance: number;
  /** Close and minute of the last closed bar. */
  readonly close: number;
  readonly closedMinute: number;
  /** What the account had of the volume of one minute. */
  readonly takenMinute: number;
  readonly taken: number;
}

/** Accounts of the ledger. What is owned counts above 0, what is owed and earned below. */
export type LedgerAccount =
  | 'cash'
  | 'deposits'
  | 'trading'
  | 'fees'
  | 'swap'
  | 'funding'
  | 'accrued'
  | 'house';

/** What was traded as a taker, for the slippage of what comes within 30 minutes. */
export interface Taken {
  readonly at: number;
  readonly side: Side;
  readonly quantity: number;
}

/** What fills have cost so far, in 10^-8 of the account's currency. */
export interface Costs {
  readonly halfSpread: bigint;
  readonly slippage: bigint;
  readonly gap: bigint;
  readonly fees: bigint;
}

/** Everything that the rest of a session depends on; a snapshot is its canonical text. */
export interface SessionState {
  readonly rules: SessionRules;
  readonly isClosed: boolean;
  /** How many events made it. */
  readonly events: number;
  /** Ticks of the clock that have passed. */
  readonly cursor: number;
  readonly nextOrder: number;
  readonly marks: Readonly<Record<string, Mark>>;
  /** By id; what has ended is not among them. */
  readonly orders: Readonly<Record<string, Order>>;
  /** By group. */
  readonly brackets: Readonly<Record<string, Bracket>>;
  /** What each client order id stood for. */
  readonly requests: Readonly<Record<string, string>>;
  readonly positions: Readonly<Record<string, Position>>;
  readonly taken: Readonly<Record<string, readonly Taken[]>>;
  readonly balances: Readonly<Record<LedgerAccount, bigint>>;
  /** Swap and funding not yet taken from cash, by instrument; above 0 is owed. */
  readonly accrued: Readonly<Record<string, bigint>>;
  /** Cash of an account that has traded the same without friction. */
  readonly frictionlessCash: bigint;
  readonly costs: Costs;
  /** Whether a margin call has been made that has not been met. */
  readonly isCalled: boolean;
}

/** A state that is worked on: the same, but not read-only on its first two levels. */
export type DraftState = {
  -readonly [Key in keyof SessionState]: Key extends 'rules' | 'costs'
    ? SessionState[Key]
    : SessionState[Key] extends Readonly<Record<string, unknown>>
      ? { -readonly [Name in keyof SessionState[Key]]: SessionState[Key][Name] }
      : SessionState[Key];
};

/** A copy whose changes leave the state as it is. */
export function draftOf(state: SessionState): DraftState {
  return {
    ...state,
    marks: { ...state.marks },
    orders: { ...state.orders },
    brackets: { ...state.brackets },
    requests: { ...state.requests },
    positions: { ...state.positions },
    taken: { ...state.taken },
    balances: { ...state.balances },
    accrued: { ...state.accrued },
  };
}
