import type { SeriesDrawing } from './drawing-data.ts';
import type { Drawing } from './figure-contract.ts';
import type { HorizontalValues } from './horizontal-values.ts';

export type SeriesFigure = Extract<Drawing, { readonly kind: 'line' | 'area' }>;

/** Points of lines before a part of them is taken. */
export type Points = HorizontalValues &
  Pick<SeriesDrawing, 'series' | 'bands'> &
  Partial<Pick<SeriesDrawing, 'unit' | 'decimals'>>;
