import type { Lecture } from './lecture-data.ts';
import { completedStep, type LectureFrame, lectureSteps } from './lecture-frame.ts';

/** A picture of a storyboard, and all that is said while it stands. */
export type Panel = {
  readonly frame: LectureFrame;
  readonly from: number;
  readonly captions: readonly string[];
};

/** A lecture on paper: a picture for each scene and each step that draws something, with the captions until the next. */
export function storyboard(lecture: Lecture): readonly Panel[] {
  const panels: Panel[] = [];
  for (const [step, cue] of lectureSteps(lecture).entries()) {
    const frame = completedStep(lecture, step);
    if (frame === undefined) continue;
    const { strokes, reveals, from } = frame.scene;
    const draws = [...strokes, ...reveals].some((each) => each.from >= cue.from && each.from < cue.to);
    const last = panels.at(-1);
    // What is said before anything is drawn belongs to the first drawing.
    const lastIsEmpty = last !== undefined && last.frame.scene === frame.scene && isEmpty(last.frame);
    if (last === undefined || cue.from === from || (draws && !lastIsEmpty)) {
      panels.push({ frame, from: cue.from, captions: [cue.text] });
    } else {
      panels[panels.length - 1] = { ...last, frame, captions: [...last.captions, cue.text] };
    }
  }
  return panels;
}

function isEmpty({ scene, revealed, strokes }: LectureFrame): boolean {
  const hidesChart = scene.stage.kind === 'page' || (scene.reveals.length > 0 && revealed === 0);
  return hidesChart && strokes.length === 0;
}
