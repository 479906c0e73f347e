import { arrowRoom } from '../../kernel/axis/arrow-room.ts';
import { endLabelLines, endLabelSize } from '../../kernel/axis/end-label-size.ts';
import { LINE_HEIGHT, PLOT_HEIGHT, TEXT_SIZE, WIDEST_GUTTER } from '../../kernel/axis/plot-measures.ts';
import { spreadLabels } from '../../kernel/axis/spread-labels.ts';
import { scatterAxes } from '../../kernel/axis/scatter-axes.ts';
import { type ValueAxis, valueAxis } from '../../kernel/axis/value-axis.ts';
import type { CandleDrawing, DrawingData, ScatterDrawing, SeriesDrawing } from '../drawing/drawing-data.ts';
import { formatDrawnTick } from '../lecture/stage/format-drawn-tick.ts';
import type { Box } from '../lecture/stage/label-box.ts';
import { textWidth } from '../../kernel/text/wrap-label.ts';
import { candleRooms, type DrawnRoom, lineRooms, wordsHeights } from '../../kernel/axis/words-heights.ts';

/** How far the columns beside a plot stand from it, in pixels. */
const GUTTER_GAP = 8;

/** A label of a figure, and the room it takes, in pixels from the top left corner of the plot. */
export type FigureLabel = { readonly text: string; readonly box: Box };

/**
 * The labels of a drawing in a text, and how wide its plot is.
 * @param width of the whole figure, in pixels
 * @param stacked the drawings whose columns it shares, itself among them
 */
export function figureLabels(
  drawing: DrawingData,
  width: number,
  reach: readonly number[] = [],
  stacked: readonly DrawingData[] = [drawing],
): { readonly plot: number; readonly labels: readonly FigureLabel[] } {
  const { axis, ends } = partsOf(drawing, reach);
  const gutters = stacked.map((each) => guttersOf(each, reach));
  const widest = (side: 'left' | 'right') => Math.max(...gutters.map((gutter) => gutter[side]));
  const plot = width - widest('left') - widest('right') - 2 * GUTTER_GAP;
  const labels = [...endLabels(ends, plot), ...marksOf(drawing, axis, plot)];
  return {
    plot,
    labels: drawing.kind === 'scatter' ? [...labels, ...pointNames(drawing, axis, plot)] : labels,
  };
}

/** A name beside the plot, at the height of what it names in percent. */
type EndName = { readonly text: string; readonly y: number };

function partsOf(drawing: DrawingData, reach: readonly number[]) {
  switch (drawing.kind) {
    case 'candles': {
      const values = drawing.candles.flatMap(({ high, low }) => [high, low]);
      const axis = reached(drawing, [...values, ...reach], false);
      return { axis, ends: levelNames(drawing, axis), style: drawing };
    }
    case 'line':
    case 'area': {
      const { series, bands } = drawing;
      const lines = [...series.map(({ values }) => values), ...bands.flatMap(({ low, high }) => [low, high])];
      const axis = reached(drawing, [...lines.flat(), ...reach], drawing.kind === 'area');
      const all = [...series, ...bands.map(({ name, high }) => ({ name, values: high }))];
      const names = all.map(({ name, values }) => ({ text: name, y: axis.yOf(values.at(-1) ?? 0) }));
      return {
        axis,
        ends: [...(all.length === 1 ? [] : names), ...levelNames(drawing, axis)],
        style: drawing,
      };
    }
    case 'scatter':
      return {
        axis: scatterAxes(drawing.points, reach).up,
        ends: [] as readonly EndName[],
        style: drawing.y,
      };
    case 'bars':
    case 'distribution':
      // Their names stand below the plot, each in a column of its own.
      return { axis: valueAxis([0, 1], true), ends: [] as readonly EndName[], style: drawing };
  }
}

function reached(
  { levels, marks }: CandleDrawing | SeriesDrawing,
  values: readonly number[],
  withZero: boolean,
): ValueAxis {
  const all = [...values, ...levels.map(({ price }) => price)];
  return valueAxis(all, withZero, arrowRoom(all, marks.length > 0));
}

function levelNames({ levels }: CandleDrawing | SeriesDrawing, axis: ValueAxis): readonly EndName[] {
  return levels.map(({ price, label }) => ({ text: label, y: axis.yOf(price) }));
}

/** How wide the columns beside a plot must be for its own labels. */
function guttersOf(drawing: DrawingData, reach: readonly number[]): { left: number; right: number } {
  const { axis, ends, style } = partsOf(drawing, reach);
  const ticks = axis.ticks.map(({ value }) => formatDrawnTick(value, style));
  return { left: gutterWidth(ticks), right: gutterWidth(ends.map(({ text }) => text)) };
}

/** As wide as the widest of its labels. */
function gutterWidth(texts: readonly string[]): number {
  return Math.min(WIDEST_GUTTER, Math.max(0, ...texts.map((text) => textWidth(`— ${text}`, TEXT_SIZE))));
}

function endLabels(ends: readonly EndName[], plot: number): FigureLabel[] {
  const heights = spreadLabels(
    ends.map(({ y }) => y),
    ends.map(({ text }) => endLabelSize(text)),
  );
  return ends.map(({ text }, place) => {
    const lines = endLabelLines(text);
    const middle = ((heights[place] ?? 0) / 100) * PLOT_HEIGHT;
    const half = (lines.length * LINE_HEIGHT) / 2;
    const left = plot + GUTTER_GAP;
    const right = left + Math.max(...lines.map((line) => textWidth(line, TEXT_SIZE)));
    return { text, box: { left, right, top: middle - half, bottom: middle + half } };
  });
}

/** Arrows with words: the words over the arrow or what is drawn there, the further to the left of it the further to the right it stands. */
function marksOf(drawing: DrawingData, axis: ValueAxis, plot: number): FigureLabel[] {
  if (drawing.kind !== 'candles' && drawing.kind !== 'line' && drawing.kind !== 'area') return [];
  const pointing = drawing.marks.map((mark) => ({
    words: mark.label,
    tip: { x: 100 * shareOf(drawing, mark.at), y: axis.yOf(topOf(drawing, mark)) },
  }));
  const heights = wordsHeights(pointing, drawnRooms(drawing, axis));
  return pointing.map(({ words, tip }, place) => {
    const foot = ((heights[place] ?? tip.y) / 100) * PLOT_HEIGHT - 4;
    return { text: words, box: leaning(words, tip.x / 100, plot, 4, foot - 2 * LINE_HEIGHT) };
  });
}

function drawnRooms(drawing: CandleDrawing | SeriesDrawing, axis: ValueAxis): DrawnRoom[] {
  if (drawing.kind === 'candles') return candleRooms(drawing.candles, axis);
  return drawing.series.flatMap(({ values }) =>
    lineRooms(values.map((value, place) => ({ x: 100 * shareOf(drawing, place), y: axis.yOf(value) }))),
  );
}

/** How far from the left a place lies, 0 to 1. */
function shareOf(drawing: CandleDrawing | SeriesDrawing, place: number): number {
  if (drawing.kind === 'candles') return (place + 0.5) / drawing.candles.length;
  const { x_kind, x } = drawing;
  const count = drawing.places.length;
  if (x_kind === 'category') return count < 2 ? 0.5 : place / (count - 1);
  const [first = 0, last = first] = [x[0], x.at(-1)];
  return last === first ? 0.5 : ((x[place] ?? first) - first) / (last - first);
}

function topOf(
  drawing: CandleDrawing | SeriesDrawing,
  { at, line }: { at: number; line?: number | undefined },
): number {
  if (drawing.kind === 'candles') return drawing.candles[at]?.high ?? 0;
  const lines = line === undefined ? drawing.series : drawing.series.slice(line, line + 1);
  return Math.max(...lines.map(({ values }) => values[at] ?? 0));
}

/** The names of points, above them; below those at the upper edge. */
function pointNames({ points }: ScatterDrawing, axis: ValueAxis, plot: number): FigureLabel[] {
  const { across } = scatterAxes(points);
  return points.flatMap((point) => {
    if (point.label === undefined) return [];
    const top = axis.yOf(point.y);
    const shift = top > 15 ? -1.3 : 0.3;
    const share = (100 - across.yOf(point.x)) / 100;
    return {
      text: point.label,
      box: leaning(point.label, share, plot, 8, (top / 100) * PLOT_HEIGHT + shift * LINE_HEIGHT),
    };
  });
}

/** The box of words that begin at the left edge of the plot where they stand there, and end at the right one. */
function leaning(text: string, share: number, plot: number, padding: number, top: number): Box {
  const width = textWidth(text, TEXT_SIZE);
  const left = share * (plot - width - 2 * padding) + padding;
  return { left, right: left + width, top, bottom: top + LINE_HEIGHT };
}
