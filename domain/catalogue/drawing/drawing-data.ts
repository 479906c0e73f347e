import type { CalculationVariables } from '../../kernel/calculation-parser.ts';
import type { Candle } from '../../kernel/generated-prices.ts';
import type { Figure } from './figure-contract.ts';
import type { Markets } from './market-contract.ts';

/** How a value is written: `unit` is a currency sign (before the number), `%` or a word (after it). */
export type ValueStyle = { readonly unit?: string; readonly decimals: number };

/** A horizontal line at a value. */
export type Level = { readonly price: number; readonly label: string };

/** An arrow at a candle or point, counted from 0 among those that are drawn; `line` is the place of the line it stands on. */
export type Mark = { readonly at: number; readonly line?: number; readonly label: string };

type Annotated = { readonly levels: readonly Level[]; readonly marks: readonly Mark[] };

/** Candles; `first` is the place of the first one in its market, counted from 0. */
export type CandleDrawing = ValueStyle &
  Annotated & { readonly kind: 'candles'; readonly first: number; readonly candles: readonly Candle[] };

/** A range at each place, such as where nine in ten runs lie; `name` says which. */
export type Band = {
  readonly name: string;
  readonly low: readonly number[];
  readonly high: readonly number[];
};

/** What the places of a horizontal axis are: numbers, days (counted from 1970-01-01) or names without a distance. */
export type PlaceKind = 'number' | 'date' | 'category';

/** Lines or one area. */
export type SeriesDrawing = ValueStyle &
  Annotated & {
    readonly kind: 'line' | 'area';
    readonly x_label?: string;
    readonly x_kind: PlaceKind;
    /** Where each place truly lies, ascending; names count from 0. */
    readonly x: readonly number[];
    /** What each place is called. */
    readonly places: readonly string[];
    readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
    readonly bands: readonly Band[];
  };

/** A bar; `low` and `high` are the ends of its error bar. */
export type Bar = {
  readonly label: string;
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
};

export type BarDrawing = ValueStyle & {
  readonly kind: 'bars';
  readonly x_label?: string;
  readonly bars: readonly Bar[];
};

/** Single values with the limits of the equally wide classes that they are counted in, ascending. */
export type DistributionDrawing = ValueStyle & {
  readonly kind: 'distribution';
  readonly x_label?: string;
  readonly values: readonly number[];
  readonly limits: readonly number[];
};

/** The line of least squares through points, and the share of the variance that it explains. */
export type Trend = { readonly slope: number; readonly intercept: number; readonly r2: number };

export type ScatterDrawing = {
  readonly kind: 'scatter';
  readonly x: ValueStyle & { readonly label: string };
  readonly y: ValueStyle & { readonly label: string };
  readonly points: readonly {
    readonly x: number;
    readonly y: number;
    readonly label?: string;
    readonly size?: number;
  }[];
  readonly trend?: Trend;
};

/** What a chart, or the stage of a scene, shows: numbers only, nothing left to calculate. */
export type DrawingData = CandleDrawing | SeriesDrawing | BarDrawing | DistributionDrawing | ScatterDrawing;

/** Two drawings with one title, beside or below each other. */
export type PanelsDrawing = {
  readonly kind: 'panels';
  readonly layout: 'beside' | 'stacked';
  readonly panels: readonly { readonly title: string; readonly drawing: DrawingData }[];
  /** What the value axes of both panels reach, so that equal heights are equal values; none for scales of their own. */
  readonly reach?: readonly [low: number, high: number];
};

export type FigureDrawing = DrawingData | PanelsDrawing;

/** A figure as `lesson_bodies.figures` keeps it under its name. */
export type FigureData = {
  readonly title: string;
  readonly summary: string;
  /** Whether its prices or values were generated from a seed, which is said beside the figure. */
  readonly generated: boolean;
  readonly drawing: FigureDrawing;
  /** What a browser needs to draw the figure again when a control is moved; only figures with controls have it. */
  readonly source?: FigureSource;
};

/** A figure as its author wrote it, with what it names of its lesson. */
export type FigureSource = {
  readonly figure: Figure;
  /** The names of its controls in the order of their author, which the keys of an object lose in the database. */
  readonly control_names: readonly string[];
  readonly markets: Markets;
  readonly names: CalculationVariables;
};
