import type { Lecture } from './lecture-data.ts';

/** Every word of a lecture: chapters, captions, and what is written or labelled on the stage. A line for each. */
export function lectureWords({ scenes }: Lecture): string {
  return scenes
    .flatMap(({ title, cues, strokes }) => [
      title,
      ...cues.map((cue) => cue.text),
      ...strokes.map((stroke) => (stroke.kind === 'writing' ? stroke.text : stroke.label)),
    ])
    .join('\n');
}
