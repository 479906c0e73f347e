import type { SheetAxis } from '../sheet.ts';
import type { DataTable } from './data-table.ts';

/** A data task as a learner's browser gets it: nothing in it tells what is right. */
export type LearnerDataTask = {
  readonly kind: 'data-task';
  readonly title: string;
  readonly table: DataTable;
  /** What is drawn beside the table. */
  readonly plot?: TablePlot;
} & DataQuestion;

/** A column that is drawn, row by row as they stand. */
export type TablePlot = { readonly column: string; readonly as: 'bars' | 'line'; readonly y: SheetAxis };

/** What a data task is answered with. */
export type DataQuestion =
  | { readonly asks: 'mark' }
  | { readonly asks: 'tag'; readonly tags: readonly Tag[] }
  | {
      readonly asks: 'value';
      readonly unit?: string;
      readonly decimals: number;
      /** Whether it is a line across what is drawn. */
      readonly isLevel: boolean;
    };

export type Tag = { readonly id: string; readonly text: string };
