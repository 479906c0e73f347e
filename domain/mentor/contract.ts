import { nominal } from '../kernel/nominal.ts';
import type { ConversationId, LessonId } from '../kernel/ids.ts';
import * as v from 'valibot';
import type { UnansweredGroup } from './group-unanswered.ts';
import type { CalculatorName, InputName, Results, Values } from './calculators/calculators.ts';

/** How much of what is asked about is looked at, in characters. */
export const MAX_ABOUT_LENGTH = 600;

/** Longest question in characters. */
export const MAX_QUESTION_LENGTH = 2000;

/** How many questions an account may ask, and in how many seconds. */
export const QUESTION_LIMIT = { limit: 40, windowSeconds: 600 } as const;

const language = v.optional(v.pipe(v.string(), v.maxLength(10)));

export const askMentorRequest = v.object({
  conversation_id: v.optional(v.nullable(v.pipe(v.string(), v.uuid(), v.transform(nominal<ConversationId>)))),
  content: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_QUESTION_LENGTH)),
  /** The language of the replies that are not English only. */
  language,
  /** What the question points at: the words of a passage, a figure or an item, or of a fill in the simulator. */
  about: v.optional(
    v.object({
      /** Where they stand; none outside a lesson. */
      lesson_id: v.optional(v.pipe(v.string(), v.uuid(), v.transform(nominal<LessonId>))),
      /** Which fill it is: the event of a session. */
      fill: v.optional(
        v.object({
          session_id: v.pipe(v.string(), v.uuid()),
          sequence: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
        }),
      ),
      words: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_ABOUT_LENGTH)),
    }),
  ),
});

export type AskedAbout = NonNullable<v.InferOutput<typeof askMentorRequest>['about']>;

export const suggestQuestionsRequest = v.object({ language });

/**
 * A reply of the mentor. `content` is plain text in paragraphs, apart by an empty line: a line that begins with `> ` is
 * quoted from a lesson, one with `= ` is a step of a working, one with `- ` belongs to a list, `[words](/path)` leads to a page of this site and
 * `[words](https://…)` to another one.
 */
export type MentorReply = {
  readonly id: string;
  readonly content: string;
  readonly created_at: string;
  readonly working: Working | null;
  /** What of a lesson is shown with it. */
  readonly piece: LessonPiece | null;
};

/** A figure or a simulation of a lesson, by the name that it has there. */
export type LessonPiece = {
  readonly lesson_id: string;
  readonly kind: 'figure' | 'simulation';
  readonly name: string;
};

/** A sum that the mentor works out, kept with its reply: what is known of it, and what came out. */
export type Working = {
  readonly calculator: CalculatorName;
  readonly values: Values;
  /** What is still asked for; nothing came out as long as anything is. */
  readonly missing: readonly InputName[];
  readonly results: Results;
};

export type AskMentorResponse = {
  readonly conversation_id: string;
  readonly reply: MentorReply;
  /** Questions like the one that was asked, which the mentor can answer; null when none should be put to the learner now. */
  readonly related: readonly string[] | null;
};

export type SuggestQuestionsResponse = { readonly questions: readonly string[] };

/** Every conversation of a learner, the oldest first. */
export type ExportConversationsResponse = {
  readonly conversations: readonly {
    readonly title: string;
    readonly started_at: string;
    readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
  }[];
};

export const listUnansweredRequest = v.object({});

/** What the mentor had no answer to in the last ninety days. */
export type ListUnansweredResponse = {
  readonly groups: readonly UnansweredGroup[];
  /** How many more questions there are that only one person asked. */
  readonly hidden: number;
};
