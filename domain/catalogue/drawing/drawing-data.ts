import type { Candle } from '../../kernel/generated-prices.ts';

/** How a value is written: `unit` is a currency sign (before the number), `%` or a word (after it). */
export type ValueStyle = { readonly unit?: string; readonly decimals: number };

/** A horizontal line at a value. */
export type Level = { readonly price: number; readonly label: string };

/** An arrow at a candle or point, counted from 0 among those that are drawn. */
export type Mark = { readonly at: number; readonly label: string };

type Annotated = { readonly levels: readonly Level[]; readonly marks: readonly Mark[] };

/** Candles; `first` is the place of the first one in its market, counted from 0. */
export type CandleDrawing = ValueStyle &
  Annotated & { readonly kind: 'candles'; readonly first: number; readonly candles: readonly Candle[] };

/** Lines or one area over evenly spaced, named places. */
export type SeriesDrawing = ValueStyle &
  Annotated & {
    readonly kind: 'line' | 'area';
    readonly x_label?: string;
    readonly places: readonly string[];
    readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
  };

export type BarDrawing = ValueStyle & {
  readonly kind: 'bars';
  readonly bars: readonly { readonly label: string; readonly value: number }[];
};

/** Single values, which the chart sorts into classes. */
export type DistributionDrawing = ValueStyle & {
  readonly kind: 'distribution';
  readonly x_label?: string;
  readonly values: readonly number[];
};

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
};

/** What a figure, or the stage of a scene, shows: numbers only, nothing left to calculate. */
export type DrawingData = CandleDrawing | SeriesDrawing | BarDrawing | DistributionDrawing | ScatterDrawing;

/** A figure as `lesson_bodies.figures` keeps it under its name. */
export type FigureData = {
  readonly title: string;
  readonly summary: string;
  /** Whether its prices or values were generated from a seed, which is said beside the figure. */
  readonly generated: boolean;
  readonly drawing: DrawingData;
};
