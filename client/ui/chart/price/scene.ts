import type { Drawing } from './drawing.ts';

/** A line through all bars, such as an average: a value for each bar, or none yet. */
export interface PriceLine {
  id: string;
  name: string;
  values: readonly (number | undefined)[];
  /** Which of the series colours. */
  colour: 1 | 2 | 3 | 4 | 5 | 6;
  dashed?: boolean;
}

/** A fill on the chart: where something was bought or sold. */
export interface FillMark {
  time: number;
  price: number;
  kind: 'opens' | 'closes' | 'stopped';
}

/** A price that holds from the last bar on: of an order, a stop, an alert. */
export interface Level {
  price: number;
  /** Plum is what can still be changed, ink what is settled, muted what only informs. */
  tone: 'plum' | 'ink' | 'muted';
  dashed?: boolean;
}

/** Between two prices, from the last bar on: what a plan may gain or lose. */
export interface Zone {
  from: number;
  to: number;
  tone: 'up' | 'down';
}

/** Everything that is drawn over the candles. */
export interface Scene {
  levels: readonly Level[];
  zones: readonly Zone[];
  fills: readonly FillMark[];
  drawings: readonly Drawing[];
  /** The drawing that keys and presses change. */
  selected: string | null;
}
