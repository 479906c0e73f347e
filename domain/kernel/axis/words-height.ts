import { textWidth } from '../text/wrap-label.ts';
import { LINE_HEIGHT, NARROWEST_PLOT, PLOT_HEIGHT, TEXT_SIZE } from './plot-measures.ts';
import type { ValueAxis } from './value-axis.ts';

/** The room that something drawn takes, in percent of the plot from its left and its upper edge. */
export interface DrawnRoom {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What words stand away from an arrow's shaft, and from the edges of their ground, in pixels. */
const [ARROW_GAP, PADDING] = [4, 4];

/** The stretches of a line between its points, which are in percent from the left and the upper edge. */
export function lineRooms(points: readonly { readonly x: number; readonly y: number }[]): DrawnRoom[] {
  return points.slice(1).map((point, place) => {
    const before = points[place] ?? point;
    return {
      left: before.x,
      right: point.x,
      top: Math.min(before.y, point.y),
      bottom: Math.max(before.y, point.y),
    };
  });
}

/** The ranges of candles, each in the column that it has to itself. */
export function candleRooms(
  candles: readonly { readonly high: number; readonly low: number }[],
  { yOf }: Pick<ValueAxis, 'yOf'>,
): DrawnRoom[] {
  const width = 100 / candles.length;
  return candles.map(({ high, low }, place) => ({
    left: place * width,
    right: (place + 1) * width,
    top: yOf(high),
    bottom: yOf(low),
  }));
}

/**
 * The height above which the words of an arrow stand, in percent from the plot's top: that of its tip, or of the highest
 * thing around where the words would lie over something drawn. It is worked out for a phone, so that it holds at every width.
 * @param tip what the arrow points at, in percent from the left and the upper edge
 */
export function wordsHeight(
  words: string,
  tip: { readonly x: number; readonly y: number },
  drawn: readonly DrawnRoom[],
): number {
  const width = (100 * (textWidth(words, TEXT_SIZE) + 2 * PADDING)) / NARROWEST_PLOT;
  const left = (tip.x / 100) * (100 - width);
  const bottom = tip.y - inPercent(ARROW_GAP + LINE_HEIGHT);
  const top = bottom - inPercent(LINE_HEIGHT);
  const around = drawn.filter((room) => room.right > left && room.left < left + width);
  const isCovered = around.some((room) => room.top < bottom && room.bottom > top);
  return isCovered ? Math.min(...around.map((room) => room.top)) : tip.y;
}

const inPercent = (pixels: number) => (100 * pixels) / PLOT_HEIGHT;
