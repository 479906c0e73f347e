import * as v from 'valibot';
import type { UserId } from '../kernel/ids.ts';
import { nominal } from '../kernel/nominal.ts';
import type { ExplainedItem } from '../placement/contract.ts';
import type { Practical } from '../quiz/exam/practical-schema.ts';
import type { JudgedTrade } from './practical/judge-trades.ts';

const id = v.pipe(v.string(), v.uuid());

/** What a learner says in an appeal. */
const said = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000));

/** `appeal-sitting`: against a sitting that was not passed. */
export const appealSittingRequest = v.strictObject({ sitting_id: id, reason: said });

/** `appeal-practical`: against the score of an attempt that was not passed. */
export const appealPracticalRequest = v.strictObject({ session_id: id, reason: said });

/** `list-appeals`: those of one account, or all that wait. */
export const listAppealsRequest = v.strictObject({
  user_id: v.optional(v.nullable(v.pipe(v.string(), v.uuid(), v.transform(nominal<UserId>))), null),
});

export const readAppealedSittingRequest = v.strictObject({ appeal_id: id });

/** `decide-appeal`: the learner reads the reason. */
export const decideAppealRequest = v.strictObject({
  appeal_id: id,
  is_granted: v.boolean(),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
});

/** What a learner has said against a sitting or a score, and what came of it. */
export type Appeal = {
  readonly reason: string;
  readonly sent_at: string;
  readonly is_granted: boolean | null;
  readonly decision: string | null;
};

/** An appeal against what is over and was followed by another; `finished_at` says which it was. */
export type EarlierAppeal = Appeal & { readonly finished_at: string };

/** A question of a sitting that was missed, with the answer that was given and the right one. */
export type MissedItem = { readonly place: number; readonly explained: ExplainedItem };

/** `read-appealed-sitting`: what was missed in the sitting that an appeal is against. */
export type AppealedSitting = { readonly missed: readonly MissedItem[] };

/** An appeal as admins see it, with what it is against: one of the two. */
export type ListedAppeal = Appeal & {
  readonly id: string;
  readonly user_id: string;
  readonly email: string | null;
  readonly course: string;
  readonly sitting: { readonly right: number; readonly of: number; readonly needed: number } | null;
  readonly attempt: {
    readonly right: number;
    readonly practical: Practical;
    readonly judged: readonly JudgedTrade[];
  } | null;
};
