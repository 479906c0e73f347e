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
/** How far words may reach over the upper edge of the plot, in pixels. */
const ABOVE = 12;

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

/** Words and what their arrow points at, in percent from the left and the upper edge. */
export interface PointingWords {
  readonly words: string;
  readonly tip: { readonly x: number; readonly y: number };
}

/**
 * The heights above which the words of arrows stand, in percent from the plot's top: those of their tips, or the nearest above
 * at which they lie over nothing that is drawn and no words before them; where there is no such room, they stay at the tip. They
 * are worked out for a phone, so that they hold at every width.
 */
export function wordsHeights(pointing: readonly PointingWords[], drawn: readonly DrawnRoom[]): number[] {
  const taken = [...drawn];
  return pointing.map(({ words, tip }) => {
    const width = (100 * (textWidth(words, TEXT_SIZE) + 2 * PADDING)) / NARROWEST_PLOT;
    const left = (tip.x / 100) * (100 - width);
    const around = taken.filter((room) => room.right > left && room.left < left + width);
    const roomAt = (height: number) => {
      const bottom = height - inPercent(ARROW_GAP + LINE_HEIGHT);
      return { left, right: left + width, top: bottom - inPercent(LINE_HEIGHT), bottom };
    };
    const isFree = (height: number) => {
      const { top, bottom } = roomAt(height);
      return top >= -inPercent(ABOVE) && around.every((room) => room.top >= bottom || room.bottom <= top);
    };
    const above = around.map((room) => room.top).filter((top) => top < tip.y);
    const height = [tip.y, ...above.sort((one, other) => other - one)].find(isFree) ?? tip.y;
    taken.push(roomAt(height));
    return height;
  });
}

const inPercent = (pixels: number) => (100 * pixels) / PLOT_HEIGHT;
