import type { DrawingData, SeriesDrawing } from '../../drawing/drawing-data.ts';
import { roundMultiples, roundRange, roundStep } from '../../../kernel/axis/round-steps.ts';
import { fittingStep } from '../../../kernel/axis/fitting-step.ts';
import { VALUE_HEIGHT, writesValues } from './bar-values.ts';
import { formatPlace } from '../../drawing/format/format-place.ts';
import { formatDrawnTick } from './format-drawn-tick.ts';
import { formatDrawnValue } from './format-drawn-value.ts';
import { pointRadius } from './point-radius.ts';
import { axisValues, type ChartScene, measuresFromZero, shownBins, verticalStyle } from './stage-values.ts';
import { axisName } from '../../../kernel/money/axis-name.ts';
import { textWidth, wrapLabel } from '../../../kernel/text/wrap-label.ts';

/** The size of axis labels, in pixels. */
export const AXIS_TEXT = 13;
/** How far below the plot the first line of its labels stands, and how far the next one below that, in pixels. */
export const PLACE_LINE = { first: 18, height: 16 } as const;
const RIGHT = 14;

/** A label below the plot; more than one line where it had to be broken. */
export type PlaceLabel = { readonly x: number; readonly lines: readonly string[] };

/** Where everything of a scene lies, in pixels of its stage. */
export type StageLayout = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How much room each candle, bar or class has from left to right. */
  readonly step: number;
  /** The middle of a place. */
  readonly xOf: (place: number) => number;
  readonly yOf: (value: number) => number;
  /** Where levels are drawn across the plot at some time of the scene. */
  readonly levels: readonly number[];
  readonly valueLabels: readonly { readonly y: number; readonly text: string }[];
  readonly placeLabels: readonly PlaceLabel[];
  /** What the axes measure, where the author says so. */
  readonly names: { readonly x?: string; readonly y?: string };
};

/** Lays out the chart of a scene: the axes reach everything that will be drawn in it, so that nothing moves later. */
export function layOutStage(scene: ChartScene, width: number, height: number): StageLayout {
  const { stage } = scene;
  const axis = valueAxis(axisValues(scene), measuresFromZero(stage));
  const top = roomAbove(scene);
  const style = verticalStyle(stage);
  // A unit of words stands once, at the highest number.
  const texts = axis.ticks.map(({ value }, index) =>
    index === axis.ticks.length - 1 ? formatDrawnValue(value, style) : formatDrawnTick(value, style),
  );
  const left = Math.ceil(Math.max(...texts.map((text) => textWidth(text, AXIS_TEXT)))) + 14;
  const right = width - RIGHT;
  const horizontal = horizontalAxis(stage, left, right);
  const lines = Math.max(1, ...horizontal.labels.map((label) => label.lines.length));
  const names = namesOf(stage);
  const bottom = height - (lines + (names.x === undefined ? 0 : 1)) * PLACE_LINE.height - 10;
  const yOf = (value: number) => top + (axis.yOf(value) / 100) * (bottom - top);
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    step: horizontal.step,
    xOf: horizontal.xOf,
    yOf,
    levels: scene.strokes.flatMap((stroke) => (stroke.kind === 'level' ? [yOf(stroke.price)] : [])),
    valueLabels: axis.ticks.map(({ value }, index) => ({ y: yOf(value), text: texts[index] ?? '' })),
    placeLabels: horizontal.labels,
    names,
  };
}

/** Room above the plot: for marks that stand over the highest candle, and for values over bars. */
function roomAbove({ stage, strokes }: ChartScene): number {
  const hasMarks =
    strokes.some(({ kind }) => kind === 'mark' || kind === 'span' || kind === 'segment') ||
    ('marks' in stage && stage.marks.length > 0) ||
    stage.kind === 'scatter';
  const values = stage.kind === 'bars' && writesValues(stage) ? VALUE_HEIGHT : 0;
  return (hasMarks ? 48 : 20) + values;
}

function namesOf(stage: DrawingData): StageLayout['names'] {
  if (stage.kind === 'scatter') return { x: axisName(stage.x.label, stage.x.unit), y: stage.y.label };
  return 'x_label' in stage && stage.x_label !== undefined ? { x: stage.x_label } : {};
}

type HorizontalAxis = Pick<StageLayout, 'step' | 'xOf'> & { readonly labels: readonly PlaceLabel[] };

function horizontalAxis(stage: DrawingData, left: number, right: number): HorizontalAxis {
  const width = right - left;
  switch (stage.kind) {
    case 'candles':
      return bandAxis(stage.candles.length, left, width, (place) => String(stage.first + place + 1));
    case 'bars': {
      const axis = bandAxis(stage.bars.length, left, width, () => '');
      const labels = stage.bars.map(({ label }, place) => ({
        x: axis.xOf(place),
        lines: wrapLabel(label, axis.step - 6, AXIS_TEXT),
      }));
      return { ...axis, labels };
    }
    case 'distribution': {
      const bins = shownBins(stage, 0);
      return bandAxis(bins.length, left, width, (place) => formatDrawnValue(bins[place]?.from ?? 0, stage));
    }
    case 'line':
    case 'area':
      return pointAxis(stage, left, width);
    case 'scatter': {
      // The horizontal values of a scatter have an axis of their own, laid out like the vertical one.
      const axis = valueAxis(
        stage.points.map(({ x }) => x),
        false,
      );
      // Large points at the ends are drawn whole.
      const room = Math.max(0, ...stage.points.map(({ size }) => pointRadius(size) - RIGHT / 2));
      const across = (value: number) => left + room + (1 - axis.yOf(value) / 100) * (width - 2 * room);
      return {
        step: 0,
        xOf: (place) => across(stage.points[place]?.x ?? 0),
        labels: thinned(
          axis.ticks.map(({ value }) => ({ x: across(value), lines: [formatDrawnTick(value, stage.x)] })),
        ),
      };
    }
  }
}

/** What keeps the labels below a plot apart, in pixels. */
const LABEL_GAP = 8;

/** As many of the labels of one line as can stand beside each other. */
function thinned(labels: readonly PlaceLabel[]): PlaceLabel[] {
  const spans = labels.map(({ x, lines: [text = ''] }) => {
    const half = textWidth(text, AXIS_TEXT) / 2;
    return { from: x - half, to: x + half };
  });
  const step = fittingStep(spans, LABEL_GAP);
  return labels.filter((_, place) => place % step === 0);
}

/** Places that each have a band: candles, bars, classes. */
function bandAxis(
  count: number,
  left: number,
  width: number,
  nameOf: (place: number) => string,
): HorizontalAxis {
  const step = width / Math.max(1, count);
  const xOf = (place: number) => left + (place + 0.5) * step;
  const labels = labelledPlaces(count, 6).map((place) => ({ x: xOf(place), lines: [nameOf(place)] }));
  return { step, xOf, labels: thinned(labels) };
}

/** Places that are points from one edge to the other, each where it truly lies. */
function pointAxis({ x, places, x_kind }: SeriesDrawing, left: number, width: number): HorizontalAxis {
  const [first, last] = [x[0] ?? 0, x.at(-1) ?? 1];
  const across = (value: number) => left + ((value - first) / (last - first || 1)) * width;
  const named = (place: number) => ({ x: across(x[place] ?? 0), lines: [places[place] ?? ''] });
  const labels =
    x_kind === 'number'
      ? roundMultiples(first, last, roundStep(first, last, 5)).map((value) => ({
          x: across(value),
          lines: [formatPlace(value, 'en')],
        }))
      : labelledPlaces(places.length, x_kind === 'date' ? 3 : 6).map(named);
  const xOf = (place: number) => {
    // A line on its way to the next point stands between two places.
    const before = Math.floor(place);
    const from = across(x[before] ?? first);
    return from + (place - before) * (across(x[before + 1] ?? last) - from);
  };
  return { step: width / Math.max(1, x.length - 1), xOf, labels: thinned(labels) };
}

/** As many evenly spaced places as have room for a label, the first always among them. */
function labelledPlaces(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: count }, (_, place) => place).filter((place) => place % step === 0);
}

type RoundAxis = {
  /** Where a value lies, in percent of the plot's height from its top. */
  readonly yOf: (value: number) => number;
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
};

/** An axis with round ends around all values, and zero where heights are values. */
function valueAxis(values: readonly number[], withZero: boolean): RoundAxis {
  const all = withZero || values.length === 0 ? [0, ...values] : values;
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const { low, high, step } = roundRange(least, least === most ? least + 1 : most, 5);
  const yOf = (value: number) => (100 * (high - value)) / (high - low);
  return { yOf, ticks: roundMultiples(low, high, step).map((value) => ({ value, y: yOf(value) })) };
}
