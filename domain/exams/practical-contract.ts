import * as v from 'valibot';
import type { Practical } from '../quiz/exam/practical-schema.ts';
import type { Appeal, EarlierAppeal } from './appeal-contract.ts';
import type { FallenYears } from './practical/count-fallen-years.ts';
import type { JudgedTrade } from './practical/judge-trades.ts';
import type { Policy, PolicyFault } from './practical/policy.ts';

const id = v.pipe(v.string(), v.uuid());
const line = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100)));

const policy = v.strictObject({
  risk: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  heat: line,
  day: line,
  week: line,
  month: line,
  floor: line,
});

/** `try-policy` and `start-practical`: the exam, and the lines of a policy. */
export const policyRequest = v.strictObject({ lesson_id: id, policy });

export const exportPracticalRequest = v.strictObject({ session_id: id });

/** What a policy comes to when it is tried. */
export type TryPolicyResponse = {
  readonly faults: readonly PolicyFault[];
  /** Null where the lines contradict one another, or the exam asks for no years. */
  readonly years: readonly FallenYears[] | null;
  readonly holds: boolean;
};

/** An attempt that is under way: a session of the simulator. */
export type OpenAttempt = {
  readonly session_id: string;
  readonly policy: Policy;
  readonly closed_trades: number;
};

/** An attempt that is over. */
export type FinishedAttempt = {
  readonly session_id: string;
  readonly finished_at: string;
  readonly practical: Practical;
  readonly policy: Policy;
  readonly right: number;
  readonly record: string;
  /** The trades in the order in which they were opened; those that are missing were not made. */
  readonly judged: readonly JudgedTrade[];
  readonly is_passed: boolean;
  readonly appeal: Appeal | null;
};

/** Where a learner is with the practical part. */
export type PracticalState = {
  /** The rules for whoever begins now. */
  readonly practical: Practical;
  /** Sessions that were begun for it. */
  readonly attempts: number;
  readonly refusal: 'lesson-closed' | 'practical-passed' | 'practical-waits' | null;
  /** From when on another attempt may be begun; null when that is not what is waited for. */
  readonly again_from: string | null;
  readonly open: OpenAttempt | null;
  /** The passed one, else the latest. */
  readonly finished: FinishedAttempt | null;
  /** What was said against attempts before the one that is shown, the latest first; of a part that is done nothing. */
  readonly earlier_appeals: readonly EarlierAppeal[];
};
