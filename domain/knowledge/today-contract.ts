import * as v from 'valibot';
import type { Candle } from '../kernel/generated-prices.ts';
import type { Pace } from './pace.ts';

/** `time_zone`: an IANA name, of the device; what the profile says comes first. */
export const readTodayRequest = v.object({
  time_zone: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

/** What is forgotten of a skill since it was asked last. */
export type Forgetting = {
  readonly skill: string;
  /** The learner's day on which it was asked last. */
  readonly last: string;
  /** Recall from that day to today at equal distances, 1 first. */
  readonly curve: readonly number[];
};

type OfAnyKind = { readonly minutes: number; readonly is_done: boolean };

/** Skills that are due. */
export type ReviewsStretch = OfAnyKind & {
  readonly kind: 'reviews';
  /** How many questions there are today, those answered among them. */
  readonly questions: number;
  readonly answered: number;
  /** How many of those left are below 80%. */
  readonly faded: number;
  readonly left: readonly Forgetting[];
  /** After how many days they return when they are recalled: the first and the last; null when none is left. */
  readonly returns_after: { readonly least: number; readonly most: number } | null;
  /** The days on which those answered today return. */
  readonly returns_on: readonly string[];
};

/** A lesson to its next stopping place. */
export type LessonStretch = OfAnyKind & {
  readonly kind: 'lesson';
  /** As it is shown: English in its columns, the other languages in `translations`. */
  readonly lesson: {
    readonly id: string;
    readonly course_id: string;
    readonly title: string;
    readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
  readonly course_slug: string;
  /** How long all of it takes. */
  readonly lesson_minutes: number;
  /** The first lesson of all. */
  readonly is_first: boolean;
};

/** Four items of one skill. */
export type DrillStretch = OfAnyKind & {
  readonly kind: 'drill';
  readonly skill: string;
  readonly skill_name: string;
  /** `failed_quiz`: a quiz that rests on it was failed twice. `begun`: it was begun today. */
  readonly reason: 'weakest' | 'failed_quiz' | 'begun';
  /** The first answers of late, oldest first. */
  readonly answers: readonly boolean[];
};

/** The chart puzzle of the day. */
export type PuzzleStretch = OfAnyKind & {
  readonly kind: 'puzzle';
  /** The chart that is asked about. */
  readonly candles: readonly Candle[];
  /** Null before it is answered. */
  readonly is_right: boolean | null;
};

/** A scenario of the simulator that practises a lesson they have completed, or that they have begun. */
export type ScenarioStretch = OfAnyKind & {
  readonly kind: 'scenario';
  readonly scenario: string;
  readonly title: string;
  /** What it practises, as it is shown; null where the lesson is no longer there. */
  readonly lesson: Pick<LessonStretch['lesson'], 'title' | 'translations'> | null;
  /** Closes of a path with the same parameters and nothing planted, by the first of them. */
  readonly picture: readonly number[];
  /** The session to go on with, or the one that ended today; null where none is begun. */
  readonly session: string | null;
  /** Whether the goal was met by the session that ended today; null before one has. */
  readonly is_met: boolean | null;
  /** Earlier tries that ended. */
  readonly tries: number;
};

export type TodayStretch = ReviewsStretch | LessonStretch | DrillStretch | PuzzleStretch | ScenarioStretch;

/** A day of the week at hand: the minutes kept, and whether it counts. */
export type WeekDay = { readonly day: string; readonly minutes: number; readonly is_kept: boolean };

/** What came of an earlier day: first answers, those right among them, and lessons completed. */
export type LastDay = {
  readonly day: string;
  readonly answered: number;
  readonly right: number;
  readonly lessons: number;
};

/** What a learner's day holds and how their week goes. */
export type ReadTodayResponse = {
  /** The learner's day. */
  readonly day: string;
  readonly pace: Pace;
  readonly stretches: readonly TodayStretch[];
  /** Monday to Sunday. */
  readonly week: readonly WeekDay[];
  /** The last day before this one on which anything was answered or completed. */
  readonly last: LastDay | null;
};

/** What is remembered, over all skills that were taught: 0 to 1. */
export type ReadMemoryResponse = {
  readonly day: string;
  /** How many skills. */
  readonly skills: number;
  readonly target_recall: number;
  /** The days before today; null before anything was learned. */
  readonly past: readonly { readonly day: string; readonly recall: number | null }[];
  /** From today on: with the reviews that fall due, and without any. */
  readonly future: readonly {
    readonly day: string;
    readonly kept: number;
    readonly without: number;
    readonly due: number;
  }[];
};
