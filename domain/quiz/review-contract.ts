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

/** What asks questions one at a time, outside lessons. */
export const QUESTION_PLACES = ['review', 'drill'] as const;

export type QuestionPlace = (typeof QUESTION_PLACES)[number];

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
  /** The strand of its skill; null for a skill that is gone. */
  readonly strand: string | null;
  readonly item: AskedItem;
  /** Null before the first answer. */
  readonly feedback: ItemFeedback | null;
  readonly hints: readonly string[];
};

/** `question` is null when nothing is left today. */
export type OpenReviewResponse = ReviewsToday & { readonly question: ReviewQuestion | null };

/** What was remembered of a skill since the learner's day on which it was asked: after `stability` days recall has fallen to 90%. */
export type Remembered = { readonly day: string; readonly stability: number };

/** What an answer changed of what is remembered: until then, and since. */
export type MemoryChange = {
  /** Null when the skill had not been asked before. */
  readonly before: Remembered | null;
  readonly since: Remembered;
};

/**
 * `returns_on`: the learner's day on which the skill returns; the first answer has settled it. `change` is null for an answer that changed nothing, since the
 * skill had been asked on that day already.
 */
export type AnswerReviewItemResponse = {
  readonly feedback: ItemFeedback;
  readonly returns_on: string;
  readonly change: MemoryChange | null;
};

export type TakeReviewHintResponse = { readonly hints: readonly string[] };

export const openDrillRequest = v.object({
  skill: v.pipe(v.string(), v.maxLength(100)),
  time_zone: openReviewRequest.entries.time_zone,
});

export const findDrillRequest = v.object({ lesson_id: v.pipe(v.string(), v.uuid()) });

/** How a skill stood when its drill began, or stands now. */
export type DrilledSkill<Status extends string = string> = {
  readonly status: Status;
  /** How likely it is known, 0 to 1. */
  readonly known: number;
};

/** A drill of one skill as far as the learner is with it today; `question` is null at its end. */
export type OpenDrillResponse<Status extends string = string> = {
  readonly skill: string;
  readonly skill_name: string;
  /** How many questions it has; 0 where no item of the skill is open to the learner. */
  readonly questions: number;
  /** The first answers so far. */
  readonly answers: readonly boolean[];
  readonly question: ReviewQuestion | null;
  readonly before: DrilledSkill<Status>;
  readonly now: DrilledSkill<Status>;
  /** The learner's day on which the skill returns; null before it was taught. */
  readonly returns_on: string | null;
};

/** The drill that helps whoever has failed a quiz twice; null for everybody else. */
export type FindDrillResponse = {
  readonly drill: { readonly skill: string; readonly skill_name: string } | null;
};
