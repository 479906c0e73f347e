import type { Lecture } from './lecture-data.ts';

/**
 * In which share of its seconds a lecture draws: a hand is at a line, a letter, or the next point of a chart.
 * @returns 0 to 1; 0 for a lecture without scenes
 */
export function drawnShare({ scenes, seconds }: Lecture): number {
  const times = scenes.flatMap(({ reveals, strokes }) => [
    ...reveals,
    ...strokes.map(({ from, drawn: to }) => ({ from, to })),
  ]);
  let [drawn, until] = [0, 0];
  for (const { from, to } of times.toSorted((one, other) => one.from - other.from)) {
    drawn += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return seconds === 0 ? 0 : drawn / seconds;
}
