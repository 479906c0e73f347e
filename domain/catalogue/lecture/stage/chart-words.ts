import type { BarDrawing, DrawingData, SeriesDrawing } from '../../drawing/drawing-data.ts';
import { spreadLabels } from '../../../kernel/axis/spread-labels.ts';
import { formatDrawnValue } from './format-drawn-value.ts';
import { boxOfLabel, isThrough, LABEL_TEXT, type PlacedLabel, sharedArea } from './label-box.ts';
import { writesValues } from './bar-values.ts';
import { pointBoxes } from './point-boxes.ts';
import { pointRadius } from './point-radius.ts';
import type { StageLayout } from './stage-layout.ts';
import { textWidth } from '../../../kernel/text/wrap-label.ts';

/** The room that the name of a line takes from top to bottom, in pixels. */
const NAME_HEIGHT = 18;
/** No line of letters stands higher: their upper half would leave the stage. */
const HIGHEST = 13;

/** A word of the chart itself; `series` is the number of the line that it names, in whose colour it stands. */
export type ChartWord = PlacedLabel & { readonly series?: number };

/**
 * The names of lines and points and the values over bars that are shown so far.
 * @param revealed how many places are shown; the last one partly when it is no whole number
 */
export function chartWords(drawing: DrawingData, revealed: number, layout: StageLayout): ChartWord[] {
  const { xOf, yOf } = layout;
  switch (drawing.kind) {
    case 'bars':
      if (!writesValues(drawing)) return [];
      return drawing.bars.slice(0, Math.floor(revealed)).flatMap(({ value }, place) => {
        const text = valueOverBar(value, drawing, layout);
        return text === undefined
          ? []
          : { text, x: xOf(place), y: besideLevels(value, layout), anchor: 'middle' };
      });
    case 'line':
    case 'area':
      return drawing.series.length < 2 ? [] : seriesNames(drawing, revealed, layout);
    case 'scatter': {
      // Of later points, too, so that no name moves when they come.
      const points = pointBoxes(drawing.points, layout);
      const isFree = (name: PlacedLabel) =>
        points.every((point) => sharedArea(boxOfLabel(name), point) === 0);
      return drawing.points.slice(0, Math.ceil(revealed)).flatMap(({ y, label, size = 1 }, place) => {
        if (label === undefined) return [];
        const name = { text: label, ...besideMiddle(xOf(place), layout) };
        const heights = [yOf(y) + pointRadius(size) + 15, yOf(y) - pointRadius(size) - 6];
        const names = heights.map((height) => ({ ...name, y: height }));
        // Below its point, or above where it would lie over another one there.
        return names.find(isFree) ?? names[0] ?? [];
      });
    }
    case 'candles':
    case 'distribution':
      return [];
  }
}

/** The names of lines, each where its line ends so far; moved apart where lines end close to each other. */
function seriesNames({ series }: SeriesDrawing, revealed: number, layout: StageLayout): ChartWord[] {
  const ends = series.flatMap(({ name, values }, index) => {
    const last = pointsSoFar(values, revealed).at(-1);
    if (last === undefined) return [];
    const place = inside(name, besideMiddle(layout.xOf(last.place), layout), layout);
    const tip = layout.yOf(last.value);
    const isBelow = place.anchor === 'end' && fallsToItsEnd(values) && tip + NAME_HEIGHT < layout.bottom - 4;
    return {
      text: name,
      ...place,
      y: isBelow ? tip + NAME_HEIGHT : Math.max(HIGHEST, tip - 10),
      series: index,
    };
  });
  const heights = spreadLabels(
    ends.map(({ y }) => y),
    NAME_HEIGHT,
    layout.bottom - 4,
  );
  return ends.map((end, index) => ({ ...end, y: heights[index] ?? end.y }));
}

/** A line that comes down to its end would run through a name that stands before it and above. */
function fallsToItsEnd(values: readonly number[]): boolean {
  const [before = 0, last = before] = values.slice(-2);
  return last < before;
}

/** Where the letters of a value stand: over its bar, and where a level would run through them above that or in the bar. */
function besideLevels(value: number, { yOf, levels }: StageLayout): number {
  const [top, bottom] = [Math.min(yOf(value), yOf(0)), Math.max(yOf(value), yOf(0))];
  const isFree = (y: number) => !levels.some((level) => isThrough(level, y));
  const over = top - 6;
  const above = levels.map((level) => level - 6).filter((y) => y < over && y > over - 2 * LABEL_TEXT);
  const inside = bottom - top > 2 * LABEL_TEXT ? [top + LABEL_TEXT + 2] : [];
  return [over, ...above.toSorted((a, b) => b - a), ...inside].find(isFree) ?? over;
}

/** A value without its unit, which the axis says, where there is no room for both; nothing where there is none for it. */
function valueOverBar(
  value: number,
  { unit, decimals }: BarDrawing,
  { step }: StageLayout,
): string | undefined {
  const texts = [
    formatDrawnValue(value, unit === undefined ? { decimals } : { unit, decimals }),
    formatDrawnValue(value, { decimals }),
  ];
  return texts.find((text) => textWidth(text, LABEL_TEXT) < step - 4);
}

/** The points of a line up to `revealed` of them; the last one on its way from the one before. */
export function pointsSoFar(
  values: readonly number[],
  revealed: number,
): { readonly place: number; readonly value: number }[] {
  return values.slice(0, Math.ceil(revealed)).map((value, place) => {
    const share = Math.min(1, revealed - place);
    const before = values[place - 1] ?? value;
    return { place: place === 0 ? 0 : place - 1 + share, value: before + (value - before) * share };
  });
}

/** Moves a name that is longer than the room beside its place, as far as it must. */
function inside(
  text: string,
  { x, anchor }: ReturnType<typeof besideMiddle>,
  { left, width }: StageLayout,
): ReturnType<typeof besideMiddle> {
  const room = textWidth(text, LABEL_TEXT) + 2;
  return { x: anchor === 'end' ? Math.max(x, left + room) : Math.min(x, width - room), anchor };
}

/** Names stand on the side of the drawing's middle, so that they stay inside. */
function besideMiddle(x: number, { left, right }: StageLayout) {
  return { x, anchor: x > (left + right) / 2 ? 'end' : 'start' } as const;
}
