import * as v from 'valibot';
import { answerPlacementItemRequest, type ExplainedItem } from '../placement/contract.ts';
import type { AskedItem } from '../quiz/contract.ts';
import type { TitledRow } from './contract.ts';

const id = v.pipe(v.string(), v.uuid());

/** What reading and beginning a test of a module take. */
export const testOutRequest = v.object({ module_id: id });

export const finishTestOutRequest = v.object({ test_out_id: id });

/** `place`: which question it is, from 1. `answer` is null for "I do not know yet". */
export const answerTestOutRequest = v.object({
  test_out_id: id,
  place: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
  answer: answerPlacementItemRequest.entries.answer,
});

/**
 * Why nobody begins a test now: the honest odds are not skipped, the module has too few items, it is done, the last test was less
 * than a week ago, or there were many tests today.
 */
export type TestOutRefusal =
  | 'odds-first'
  | 'too-few-items'
  | 'module-done'
  | 'test-too-soon'
  | 'too-many-tests';

/** A test that is under way. */
export type OpenTestOut = {
  readonly id: string;
  readonly item: AskedItem;
  /** Which question it is, from 1. */
  readonly place: number;
  readonly of: number;
};

/** A test that is over, with the explanations of what was answered. */
export type FinishedTestOut = {
  readonly id: string;
  readonly is_passed: boolean;
  readonly right: number;
  readonly of: number;
  readonly needed: number;
  readonly items: readonly ExplainedItem[];
};

/** Where a learner is with going past a module. */
export type TestOutState = {
  readonly module: TitledRow & { readonly id: string; readonly course_id: string };
  readonly refusal: TestOutRefusal | null;
  /** From when on another test may be begun; null when that is not what is waited for. */
  readonly again_from: string | null;
  /** How many questions a test has, how many have to be right, and about how many minutes it takes. */
  readonly questions: number;
  readonly needed: number;
  readonly minutes: number;
  readonly open: OpenTestOut | null;
  /** The latest that is over; null while one is open. */
  readonly finished: FinishedTestOut | null;
};
