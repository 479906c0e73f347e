import type { FeedbackNote } from '../../quiz/contract.ts';
import type { Cell } from './data-table.ts';
import type { PlanPart } from './plan-parts.ts';
import type { RuleColumn } from './rule-parts.ts';

/** An answer to a data task: a number, or rows with what is said of them. */
export type TaskAnswer = number | string[];

/** A wrong set of rows that was foreseen, and what is said about it. */
export type ForeseenMarks = { readonly marks: readonly string[]; readonly note: FeedbackNote };

/** A wrong number that was foreseen, and what is said about it. */
export type ForeseenValue = { readonly value: number; readonly note: FeedbackNote };

/** What the server needs to check the answers to a data task. */
export type DataTaskKey = {
  readonly kind: 'data-task';
  readonly skill: string;
  /** Told after a first try that was not right; empty where the author gave none. */
  readonly hint: string;
  readonly reveal: string;
  /** An answer that is right. */
  readonly truth: TaskAnswer;
  /** What the author has to say about rows. */
  readonly because: Readonly<Record<string, string>>;
} & (
  | {
      readonly asks: 'mark';
      readonly rows: number;
      readonly right: readonly string[];
      /** Keys that were compiled before have none. */
      readonly mistakes?: readonly ForeseenMarks[];
    }
  | {
      readonly asks: 'tag';
      readonly tags: readonly string[];
      /** The right tag of each row. */
      readonly right: Readonly<Record<string, string>>;
    }
  | {
      readonly asks: 'value';
      readonly right: number;
      readonly tolerance: number;
      readonly mistakes?: readonly ForeseenValue[];
    }
  | {
      readonly asks: 'order';
      /** What each row is put in order by, the largest first. */
      readonly values: Readonly<Record<string, number>>;
      /** How many of the pairs have to stand right. */
      readonly least: number;
    }
  | {
      readonly asks: 'rule';
      readonly columns: readonly RuleColumn[];
      readonly most: number;
      /** The rows that no learner sees, with the cells of those columns. */
      readonly rows: readonly (readonly Cell[])[];
      /** Whether each of them is what the rule is to catch. */
      readonly events: readonly boolean[];
      readonly hits: number;
      readonly false_alarms: number;
    }
  | {
      readonly asks: 'plan';
      readonly parts: readonly PlanPart[];
      /** What has to hold, and what is said where it does not. */
      readonly requires: readonly { readonly holds: readonly string[]; readonly html: string }[];
    }
);

export type KeyOf<Asks extends DataTaskKey['asks']> = Extract<DataTaskKey, { readonly asks: Asks }>;
