import * as v from 'valibot';
import { answerPlacementItemRequest, type PlacementAnswer } from '../placement/contract.ts';
import type { AskedItem } from '../quiz/contract.ts';
import type { Appeal, EarlierAppeal, MissedItem } from './appeal-contract.ts';
import type { PracticalState } from './practical-contract.ts';
import type { ReportState } from './report-contract.ts';

const id = v.pipe(v.string(), v.uuid());

/** What reading and beginning an exam take: the lesson that is the exam. */
export const examRequest = v.object({ lesson_id: id });

export const finishExamRequest = v.object({ sitting_id: id });

/** `place`: which question it is, from 1. `answer` is null for one that is taken back. */
export const answerExamItemRequest = v.object({
  sitting_id: id,
  place: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(300)),
  answer: answerPlacementItemRequest.entries.answer,
});

/** Why nobody begins a sitting now. */
export type ExamRefusal = 'exam-passed' | 'too-many-sittings' | 'lesson-closed';

/** A question of a sitting that is under way, without anything that tells its answer. */
export type ExamQuestion = {
  readonly place: number;
  readonly item: AskedItem;
  /** What is kept; null while there is none. */
  readonly answer: PlacementAnswer;
};

/** A sitting that is under way. */
export type OpenSitting = {
  readonly id: string;
  /** By the clock of the server. */
  readonly seconds_left: number;
  readonly questions: readonly ExamQuestion[];
};

/** A critical skill on which something was missed. */
export type CriticalSkill = {
  readonly skill: string;
  readonly skill_name: string;
  readonly is_shown: boolean;
  /** The new item that is open; null when there is none. */
  readonly question: ExamQuestion | null;
  /** From when on the next new item is asked; null when it is not waited for. */
  readonly again_from: string | null;
};

/** A sitting that is over. */
export type FinishedSitting = {
  readonly id: string;
  readonly finished_at: string;
  readonly right: number;
  readonly of: number;
  readonly needed: number;
  /** By its score, or since an appeal against it was granted. */
  readonly is_passed: boolean;
  readonly appeal: Appeal | null;
  /** Of a passed one: the critical skills to be shown again, or that have been. */
  readonly critical: readonly CriticalSkill[];
  /** Whether everything was shown. */
  readonly is_complete: boolean;
  /** One sign for each question in its order: 1 right, 0 missed. */
  readonly record: string;
  /** What was missed, explained. */
  readonly missed: readonly MissedItem[];
};

/** Where a learner is with the exam of a course. */
export type ExamState = {
  readonly lesson_id: string;
  readonly course_id: string;
  /** Of the course. */
  readonly title: string;
  readonly translations: Readonly<Record<string, Readonly<Record<string, unknown>>>> | null;
  readonly questions: number;
  readonly needed: number;
  readonly minutes: number;
  /** Sittings that may still be begun in these thirty days. */
  readonly sittings_left: number;
  readonly refusal: ExamRefusal | null;
  /** From when on another sitting may be begun; null when that is not what is waited for. */
  readonly again_from: string | null;
  readonly open: OpenSitting | null;
  /** The latest that is over, the passed one before others; null while one is open. */
  readonly finished: FinishedSitting | null;
  /** What was said against sittings before that one, the latest first; of an exam that is passed nothing. */
  readonly earlier_appeals: readonly EarlierAppeal[];
  /** Null for an exam without a practical part. */
  readonly practical: PracticalState | null;
  /** Null for an exam whose practical part is no report. */
  readonly report: ReportState | null;
  /** What was ordered once everything was shown; its certificate is signed within seconds, and has an id from then on. */
  readonly certificate: { readonly credential_id: string | null } | null;
};

/** What keeping an answer says: how much time is left; 0 when the sitting is over. */
export type SavedAnswer = { readonly seconds_left: number };
