import * as v from 'valibot';
import { FOLLOWED_PLAN } from './limits.ts';
import type { EntryPlan } from './contract.ts';
import type { CurvePoint } from './session/session-event.ts';
import type { MoneyText } from './session/rules.ts';

const uuid = v.pipe(v.string(), v.uuid());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** The sequence of an event, as the database counts. */
const sequence = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
const tag = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));

/** `trade` is the sequence of the fill that opened it. Written once more, it replaces what was written. */
export const reviewTradeRequest = v.strictObject({
  session_id: uuid,
  trade: sequence,
  followed_plan: v.nullable(v.picklist(FOLLOWED_PLAN)),
  lesson: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000)), ''),
  tags: v.optional(v.pipe(v.array(tag), v.maxLength(10)), []),
});

/** Which trades of the caller; null is any. */
const filter = {
  session_id: v.optional(v.nullable(uuid), null),
  symbol: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(12))), null),
  side: v.optional(v.nullable(v.picklist(['buy', 'sell'])), null),
  result: v.optional(v.nullable(v.picklist(['gain', 'loss'])), null),
  tag: v.optional(v.nullable(tag), null),
  setup: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200))), null),
  is_reviewed: v.optional(v.nullable(v.boolean()), null),
  is_planned: v.optional(v.nullable(v.boolean()), null),
};

/** `after`: how many of the latest trades are left out, to page on. */
export const readJournalRequest = v.strictObject({
  ...filter,
  after: v.optional(count, 0),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 50),
});

/** The file of all trades that the filter lets through. */
export const exportJournalRequest = v.strictObject({ ...filter, format: v.picklist(['csv', 'json']) });

export const readSimulatorResultsRequest = v.strictObject({ session_id: uuid });

export const readSimulatorStatisticsRequest = v.strictObject({});

export type TradeReview = {
  readonly followed_plan: (typeof FOLLOWED_PLAN)[number] | null;
  readonly lesson: string;
  readonly tags: readonly string[];
  readonly written_at: string;
};

/** A closed trade as the journal has it. Times are ticks of its session's clock, prices ticks, money text of 10^-8. */
export type JournalEntry = {
  readonly session_id: string;
  /** The sequence of the fill that opened it. */
  readonly trade: number;
  readonly market: string;
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  readonly opened_at: number;
  readonly closed_at: number;
  readonly quantity: number;
  readonly entry: number;
  readonly result: MoneyText;
  readonly frictionless: MoneyText;
  readonly risk: MoneyText | null;
  /** Result by risk; null without a stop. */
  readonly r: number | null;
  /** Furthest against it and in its favour, in ticks from the entry. */
  readonly adverse: number;
  readonly favourable: number;
  readonly plan: EntryPlan | null;
  readonly review: TradeReview | null;
};

/** The latest trades first. `tags` and `setups` are those in use, for the filter. */
export type ReadJournalResponse = {
  readonly entries: readonly JournalEntry[];
  /** How many the filter lets through. */
  readonly count: number;
  readonly tags: readonly string[];
  readonly setups: readonly string[];
};

/** What a session has come to so far, with error bars. */
export type SimulatorResults = {
  readonly trades: number;
  /** Trades whose risk is known: those that `expectancy` counts. */
  readonly expectancy: {
    readonly trades: number;
    /** In R; null without trades. */
    readonly mean: number | null;
    readonly interval: readonly [low: number, high: number] | null;
    /** Trades still needed to tell this from luck; null where it cannot be said. */
    readonly still_needed: number | null;
  };
  readonly drawdown: { readonly amount: MoneyText; readonly percent: number };
  /** Shares from 0 to 1. */
  readonly exposure: { readonly time: number; readonly cost_share: number | null } | null;
  /** Both curves, thinned out to 500 points. */
  readonly curve: readonly CurvePoint[];
  /** The same trades at random times and on random sides, 1,000 times; null without trades. */
  readonly luck: {
    readonly symbol: string;
    /** The share of the random sessions that ended below, 0 to 1. */
    readonly below: number;
    /** What the learner's trades of the instrument came to, in units of the account's currency. */
    readonly result: number;
    readonly shares: readonly number[];
    /** For each share: what that part of the random sessions stays below, at 50 points of the session. */
    readonly bands: readonly (readonly number[])[];
    /** What the learner's own trades of the instrument had come to at these points. */
    readonly curve: readonly number[];
  } | null;
};

/** Sums over all sessions. Nobody reads what a learner wrote. */
export type SimulatorStatistics = {
  readonly learners: number;
  readonly sessions: number;
  readonly ended: number;
  /** Begun `ABANDONED_AFTER_DAYS` ago or earlier, and not ended. */
  readonly abandoned: number;
  readonly trades: number;
  /** Shares from 0 to 1; null without any. */
  readonly planned: number | null;
  readonly reviewed: number | null;
  readonly in_loss: number | null;
  readonly by_market: readonly {
    readonly market: string;
    readonly sessions: number;
    readonly trades: number;
    /** Median change of the equity of sessions that have ended, in percent of the deposit. */
    readonly median_result_percent: number | null;
    /** Share of what the trades gained without friction that costs took; null where they gained nothing. */
    readonly cost_share: number | null;
  }[];
  /** What ended sessions showed of the skills of the critique: of how many it was said, and of how many that it was not kept. */
  readonly by_skill: readonly { readonly skill: string; readonly shown: number; readonly broken: number }[];
  readonly by_week: readonly {
    readonly week: string;
    readonly sessions: number;
    readonly learners: number;
  }[];
};
