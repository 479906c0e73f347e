import type { SheetAxis } from '../sheet.ts';
import type { DataTable } from './data-table.ts';
import type { PlanPart } from './plan-parts.ts';
import type { RuleColumn } from './rule-parts.ts';

/** A data task as a learner's browser gets it: nothing in it tells what is right. */
export type LearnerDataTask = LearnerTableTask | LearnerPlan;

/** A form to fill in: what is required of it stays on the server. */
export type LearnerPlan = Titled & { readonly asks: 'plan'; readonly parts: readonly PlanPart[] };

/** A task at a table. */
export type LearnerTableTask = Titled & {
  readonly table: DataTable;
  /** What is drawn beside the table. */
  readonly plot?: TablePlot;
} & DataQuestion;

type Titled = { readonly kind: 'data-task'; readonly title: string };

/** A column that is drawn, row by row as they stand. */
export type TablePlot = { readonly column: string; readonly as: 'bars' | 'line'; readonly y: SheetAxis };

/** What a task at a table is answered with. */
export type DataQuestion =
  | { readonly asks: 'mark' }
  | { readonly asks: 'tag'; readonly tags: readonly Tag[] }
  | {
      readonly asks: 'value';
      readonly unit?: string;
      readonly decimals: number;
      /** Whether it is a line across what is drawn. */
      readonly isLevel: boolean;
    }
  | { readonly asks: 'order' }
  | {
      readonly asks: 'rule';
      readonly columns: readonly RuleColumn[];
      readonly most: number;
      /** How many of what it is to catch it has to catch, and of all else it may take for it: 0 to 1. */
      readonly hits: number;
      readonly false_alarms: number;
    };

export type Tag = { readonly id: string; readonly text: string };
