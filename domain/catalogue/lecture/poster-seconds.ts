import type { LectureScene } from './lecture-contract.ts';
import type { Scene } from './lecture-data.ts';
import { lastFrameOf } from './lecture-frame.ts';

/**
 * The moment whose picture a lecture opens with: the end of the step that its author names, or else that of the first
 * scene's step by which most is drawn.
 * @param scenes the compiled scenes, one for each that is written
 */
export function posterSeconds(written: readonly LectureScene[], scenes: readonly Scene[]): number {
  for (const [chapter, { steps }] of written.entries()) {
    const cue = scenes[chapter]?.cues[steps.findIndex(({ poster }) => poster === true)];
    if (cue !== undefined) return lastFrameOf(cue);
  }
  const [first] = scenes;
  const ends = first?.cues.map(lastFrameOf) ?? [];
  const drawn = ends.map((seconds) => {
    const strokes = first?.strokes.filter(({ from, until }) => from <= seconds && seconds < until) ?? [];
    const reveals = first?.reveals.filter(({ from }) => from <= seconds) ?? [];
    return strokes.length + reveals.length;
  });
  return ends[drawn.lastIndexOf(Math.max(...drawn))] ?? 0;
}
