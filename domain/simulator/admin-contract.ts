import * as v from 'valibot';
import type { UserId } from '../kernel/ids.ts';
import type { SimulatorMarket } from './contract.ts';
import { SIMULATOR_MARKETS } from './limits.ts';
import type { MoneyText } from './session/rules.ts';

/** A session that was begun so many days ago and not ended counts as abandoned. */
export const ABANDONED_AFTER_DAYS = 14;

export const TRADED_SESSION_STATES = ['open', 'ended', 'abandoned'] as const;
export const TRADED_SESSION_SORTS = ['started_at', 'trades', 'result_percent'] as const;

/** As many rows as the server gives at once. */
export const MOST_TRADED_SESSIONS = 200;

/** The body of `list-traded-sessions`: what is left out does not narrow the list. */
export const listTradedSessionsRequest = v.object({
  market: v.optional(v.picklist(SIMULATOR_MARKETS)),
  state: v.optional(v.picklist(TRADED_SESSION_STATES)),
  sort: v.optional(v.picklist(TRADED_SESSION_SORTS), 'started_at'),
  ascending: v.optional(v.boolean(), false),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
  page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_TRADED_SESSIONS)), 25),
});
export type ListTradedSessionsRequest = v.InferInput<typeof listTradedSessionsRequest>;

/** A session as an admin sees it: what its learner wrote of it is left out. */
export type TradedSession = {
  readonly id: string;
  readonly user_id: UserId;
  readonly email: string | null;
  readonly is_demonstration: boolean;
  readonly market: SimulatorMarket;
  readonly scenario: string | null;
  readonly state: (typeof TRADED_SESSION_STATES)[number];
  readonly started_at: string;
  readonly ended_at: string | null;
  readonly trades: number;
  readonly currency: string;
  readonly deposit: MoneyText;
  readonly equity: MoneyText;
  /** Change of the equity, in percent of the deposit. */
  readonly result_percent: number;
};

export type ListTradedSessionsAnswer = {
  readonly sessions: readonly TradedSession[];
  readonly count: number;
};
