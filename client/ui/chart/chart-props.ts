import type { ReactNode } from 'react';

/** What every chart is told besides its data. All texts are in the reader's language. */
export interface ChartProps {
  /** The finding, as a sentence: "Half the accounts lost a third of their money", not "Accounts". */
  title: string;
  /** Unit, period or origin, in a few words: "Account in $, generated". */
  note: string;
  /** What the drawing shows, in one sentence with its figures, for those who do not see it. */
  summary?: string | undefined;
  /** What changes the drawing; stands between the finding and the drawing. */
  controls?: ReactNode;
  /** What the places along the horizontal axis are, such as "Trade"; heads the table. */
  placeName: string;
  /** The same below the end of the axis, where an author named it: dates and names say themselves what they are. */
  axisName?: string | undefined;
  /** The language of these texts where it is not that of the page, as in lessons. */
  lang?: string | undefined;
  /** Words a value; the digits of the language when left out. */
  formatValue?: ((value: number) => string) | undefined;
  /** Words a value beside the axis, where a unit of words need not stand with each; as `formatValue` when left out. */
  formatTick?: ((value: number) => string) | undefined;
  /** What the value axis must reach besides its own values, so that charts can be compared. */
  reach?: readonly number[] | undefined;
}

/** A range at each place of a chart, drawn behind its lines. */
export interface Band {
  name: string;
  low: readonly number[];
  high: readonly number[];
}

/** One named row of values, a value for each place of the chart. */
export interface Series {
  name: string;
  values: readonly number[];
}
