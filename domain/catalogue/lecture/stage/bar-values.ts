import type { BarDrawing } from '../../drawing/drawing-data.ts';

/** The room that a value over its bar takes, in pixels. */
export const VALUE_HEIGHT = 20;

/** Whether each bar has its value written over it: as long as they are few. */
export function writesValues({ bars }: BarDrawing): boolean {
  return bars.length <= 6;
}
