/** What free practice is offered on: one instrument of a class, or a share beside its index. */
export const SIMULATOR_MARKETS = ['share', 'currency_pair', 'coin', 'index', 'share_and_index'] as const;

/** Whole units of the account's currency that a session may begin with. */
export const SIMULATOR_DEPOSITS = [10_000, 25_000, 100_000] as const;

/** So many bars a call at most. */
export const MOST_BARS = 100;

/** A call moves the clock by so many days at most. */
export const MOST_DAYS = 14;

/** So many times orders can be sent in one session. */
export const MOST_REQUESTS = 2000;

/** What lies before the cursor when a session begins: eight weeks, from a Monday to a Monday. */
export const HISTORY_DAYS = 56;

/** Sessions of a learner that are open at a time, and that begin within 24 hours. */
export const OPEN_SESSIONS = 20;
export const SESSIONS_A_DAY = 30;

/** Whether a trade went by its plan, as its review says. */
export const FOLLOWED_PLAN = ['yes', 'partly', 'no'] as const;
