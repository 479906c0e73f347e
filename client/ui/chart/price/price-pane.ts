/** What is drawn below the bars on a scale of its own, such as an oscillator. */
export interface PricePane {
  id: string;
  /** What it is, drawn into it. */
  name: string;
  lines: readonly PaneLine[];
  formatValue: (value: number) => string;
  /** The range that the scale always shows; without one it follows the values. */
  range?: readonly [from: number, to: number];
  /** Values that a dashed line is drawn at. */
  levels?: readonly number[];
}

/** One row of values of a pane: one for each bar, or none yet. */
export interface PaneLine {
  id: string;
  /** Names it beside its last value; empty where the pane has no other. */
  label: string;
  /** Names it in the reading of the cursor and in the table. */
  name: string;
  values: readonly (number | undefined)[];
  /** Which of the series colours. */
  colour: 1 | 2 | 3 | 4 | 5 | 6;
  dashed?: boolean;
  /** Columns from zero instead of a line. */
  isColumns?: boolean;
}
