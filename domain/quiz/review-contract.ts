import * as v from 'valibot';
import { type AskedItem, answerQuizItemRequest, type ItemFeedback, takeQuizHintRequest } from './contract.ts';

const questionId = v.pipe(v.string(), v.uuid());

/** `time_zone`: an IANA name, of the device; what the profile says comes first. */
export const openReviewRequest = v.object({
  time_zone: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

/** `try` is 2 for the answer after a wrong one; it teaches, and the first one counts. */
export const answerReviewItemRequest = v.object({
  question_id: questionId,
  try: answerQuizItemRequest.entries.try,
  answer: answerQuizItemRequest.entries.answer,
});

/** `step`: which hint, counted from 1; those before it come with it. */
export const takeReviewHintRequest = v.object({
  question_id: questionId,
  step: takeQuizHintRequest.entries.step,
});

/** A skill that was asked today. */
export type ReviewedSkill = {
  readonly skill: string;
  readonly skill_name: string;
  /** Whether the first answer was right. */
  readonly is_right: boolean;
  /** The learner's day on which it returns. */
  readonly returns_on: string;
};

/** How today's reviews stand. */
export type ReviewsToday = {
  /** The learner's day. */
  readonly day: string;
  /** How many questions are left, the open one among them. */
  readonly left: number;
  /** About how long they take. */
  readonly minutes: number;
  /** The next day on which something returns; null when nothing was taught yet. */
  readonly returns_on: string | null;
  readonly reviewed: readonly ReviewedSkill[];
};

/** One question of a review as far as the learner is with it. */
export type ReviewQuestion = {
  readonly id: string;
  readonly item: AskedItem;
  /** Null before the first answer. */
  readonly feedback: ItemFeedback | null;
  readonly hints: readonly string[];
};

/** `question` is null when nothing is left today. */
export type OpenReviewResponse = ReviewsToday & { readonly question: ReviewQuestion | null };

/** `returns_on`: the learner's day on which the skill returns; the first answer has settled it. */
export type AnswerReviewItemResponse = { readonly feedback: ItemFeedback; readonly returns_on: string };

export type TakeReviewHintResponse = { readonly hints: readonly string[] };
