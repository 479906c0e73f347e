import type { SessionState } from '../session/state.ts';

/** What the sums of a ticket depend on: nothing that a browser may not know. */
export type TicketState = Pick<
  SessionState,
  'rules' | 'cursor' | 'marks' | 'positions' | 'taken' | 'balances' | 'accrued'
>;
