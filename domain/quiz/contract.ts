import { nominal } from '../kernel/nominal.ts';
import type { AttemptId, LessonId } from '../kernel/ids.ts';
import * as v from 'valibot';
import type { Mistake } from './mistake.ts';
import type { PlainSlip } from './plain-slip.ts';
import type { QuizResult } from './quiz-result.ts';

const attemptId = v.pipe(v.string(), v.uuid(), v.transform(nominal<AttemptId>));
const lessonId = v.pipe(v.string(), v.uuid(), v.transform(nominal<LessonId>));
const itemId = v.pipe(v.string(), v.maxLength(100));

/** 1 makes the score; 2 asks once more what was answered wrong, after the attempt is finished. */
const round = v.optional(v.picklist([1, 2]), 1);

/** With `attempt_id` that attempt is shown, finished or not; else the open one, made when there is none. */
export const startQuizRequest = v.object({ lesson_id: lessonId, attempt_id: v.optional(attemptId) });

/**
 * `answer`: ids of choices (of all steps, in their order), or a number. `try` is 2 for the answer after a wrong one, so that an
 * answer which is sent again is not taken for another.
 */
export const answerQuizItemRequest = v.object({
  attempt_id: attemptId,
  item_id: itemId,
  round,
  try: v.optional(v.picklist([1, 2]), 1),
  answer: v.union([
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.minLength(1), v.maxLength(20)),
    v.pipe(v.number(), v.finite()),
  ]),
});

/** `step`: which hint, counted from 1; those before it have to be taken first. */
export const takeQuizHintRequest = v.object({
  attempt_id: attemptId,
  item_id: itemId,
  round,
  step: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)),
});

export type QuizRound = 1 | 2;

/** An item as an attempt asks it: with the numbers and in the order of this attempt. */
export type AskedItem = {
  readonly id: string;
  readonly kind: 'single' | 'multiple' | 'numeric' | 'ordering';
  readonly skill: string;
  readonly skill_name: string;
  readonly difficulty: number;
  readonly prompt_html: string;
  readonly hint_count: number;
  /** The choices, or the steps to put in order. */
  readonly choices?: readonly { readonly id: string; readonly html: string }[];
  readonly unit?: string;
  readonly decimals?: number;
};

/** An explanation, of a choice or of the whole answer; of something wrong with what is known about the mistake. */
export type FeedbackNote = Mistake & {
  readonly choice?: string;
  /** Empty for a slip that nobody foresaw and that the number alone shows. */
  readonly html: string;
  readonly slip?: PlainSlip;
};

/** What a learner is told about an item once it is answered, and not before. */
export type ItemFeedback = {
  readonly item_id: string;
  readonly round: QuizRound;
  /** The last answer. */
  readonly answer: readonly string[] | number;
  readonly is_correct: boolean;
  /** What is wrong with the answer; empty for a right one and for a mistake that nobody foresaw. */
  readonly mistakes: readonly FeedbackNote[];
  /** The first answer, which alone scores, when the last one is a second. */
  readonly first: {
    readonly answer: readonly string[] | number;
    readonly mistakes: readonly FeedbackNote[];
  } | null;
  /** The right choices, all steps in the right order, or the right number; null while another answer may be given. */
  readonly correct: readonly string[] | number | null;
  /** Why the right answer is right; empty while another answer may be given. */
  readonly reasons: readonly FeedbackNote[];
  /** The way to the right number, step by step; empty until then too, and where the author gave none. */
  readonly solution: readonly string[];
};

/** The feedback to an item that no other answer can be given to. */
export type SettledFeedback = ItemFeedback & { readonly correct: NonNullable<ItemFeedback['correct']> };

/** The hints taken of an item, in their order. */
export type ItemHints = {
  readonly item_id: string;
  readonly round: QuizRound;
  readonly hints: readonly string[];
};

/** `review`: the items answered wrong as they are asked once more; empty while the attempt is open. */
export type StartQuizResponse = {
  readonly attempt_id: string;
  readonly items: readonly AskedItem[];
  readonly review: readonly AskedItem[];
  readonly answers: readonly ItemFeedback[];
  readonly hints: readonly ItemHints[];
  readonly finished: QuizResult | null;
};

/** `finished` is null while items are open. */
export type AnswerQuizItemResponse = ItemFeedback & {
  readonly finished: QuizResult | null;
  readonly review: readonly AskedItem[];
};

/** What a lesson needs beside its body to be shown as to a learner. */
export type LessonPreview = {
  /** The items of a quiz, as some attempt would ask them; empty for other lessons. */
  readonly items: readonly AskedItem[];
  /** The items of each check in a text, by the name of the check. */
  readonly activity_items: Readonly<Record<string, readonly AskedItem[]>>;
  /** Where the files of a recorded video lie; null for other lessons. */
  readonly folder: string | null;
};
