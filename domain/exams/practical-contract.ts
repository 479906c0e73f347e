import * as v from 'valibot';
import type { UserId } from '../kernel/ids.ts';
import { nominal } from '../kernel/nominal.ts';
import type { Practical } from '../quiz/exam/practical-schema.ts';
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

/** `appeal-practical`: against the score of an attempt that was not passed. */
export const appealPracticalRequest = v.strictObject({
  session_id: id,
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000)),
});

export const exportPracticalRequest = v.strictObject({ session_id: id });

/** `list-appeals`: those of one account, or all that wait. */
export const listAppealsRequest = v.strictObject({
  user_id: v.optional(v.nullable(v.pipe(v.string(), v.uuid(), v.transform(nominal<UserId>))), null),
});

/** `decide-appeal`: the learner reads the reason. */
export const decideAppealRequest = v.strictObject({
  appeal_id: id,
  is_granted: v.boolean(),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
});

/** What a policy comes to when it is tried. */
export type TryPolicyResponse = {
  readonly faults: readonly PolicyFault[];
  /** Null where the lines contradict one another, or the exam asks for no years. */
  readonly years: readonly FallenYears[] | null;
  readonly holds: boolean;
};

/** What a learner has said against a score, and what came of it. */
export type Appeal = {
  readonly reason: string;
  readonly sent_at: string;
  readonly is_granted: boolean | null;
  readonly decision: string | null;
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
};

/** An appeal as admins see it: with the record that it is about. */
export type ListedAppeal = {
  readonly id: string;
  readonly user_id: string;
  readonly email: string | null;
  readonly course: string;
  readonly reason: string;
  readonly sent_at: string;
  readonly right: number;
  readonly practical: Practical;
  readonly record: string;
  readonly judged: readonly JudgedTrade[];
  readonly is_granted: boolean | null;
  readonly decision: string | null;
};
