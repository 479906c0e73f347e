import type { Cue, Lecture, Scene, Stroke } from './lecture-data.ts';
import { type LecturePointer, lecturePointer } from './lecture-pointer.ts';
import { placesOf } from './stage-scale.ts';

/** How many frames a second of a lecture has: what the keys for single frames step by. */
export const FRAMES_PER_SECOND = 30;

/** How long a stroke that is taken away takes to fade, in seconds. */
const FADE_SECONDS = 0.3;

/** A stroke as it stands at one moment. */
export type VisibleStroke = {
  readonly stroke: Stroke;
  /** How much of it is drawn: 0 to 1. */
  readonly progress: number;
  /** 1 until it is taken away, then down to 0. */
  readonly opacity: number;
};

/** Everything that is to be seen at one moment of a lecture. */
export type LectureFrame = {
  readonly scene: Scene;
  readonly chapter: number;
  readonly cue: Cue;
  /** The number of the caption among all of the lecture. */
  readonly step: number;
  /** How many candles, points or bars are shown; the last one partly when it is no whole number. */
  readonly revealed: number;
  readonly strokes: readonly VisibleStroke[];
  /** What leads the eye; nothing where nothing is drawn, or where the lecture stands still. */
  readonly pointer?: LecturePointer | undefined;
};

/** All captions of a lecture in their order; `chapter` is the number of the scene. */
export function lectureSteps({ scenes }: Lecture): readonly (Cue & { readonly chapter: number })[] {
  return scenes.flatMap(({ cues }, chapter) => cues.map((cue) => ({ ...cue, chapter })));
}

/**
 * What stands on the stage at one moment. It depends on the time alone, so that every moment can be sought at once and
 * looks as it does when the lecture is played.
 * @param seconds from the start; what lies outside the lecture counts as its first or last moment
 * @returns undefined for a lecture without scenes
 */
export function lectureFrame(lecture: Lecture, seconds: number): LectureFrame | undefined {
  const time = Math.max(0, Math.min(seconds, lecture.seconds));
  const steps = lectureSteps(lecture);
  const step = Math.max(
    0,
    steps.findLastIndex(({ from }) => from <= time),
  );
  const cue = steps[step];
  const scene = lecture.scenes[cue?.chapter ?? 0];
  if (cue === undefined || scene === undefined) return undefined;
  return {
    scene,
    chapter: cue.chapter,
    cue,
    step,
    revealed: revealedAt(scene, time),
    strokes: scene.strokes.flatMap((stroke) => visibleStroke(stroke, time)),
    pointer: lecturePointer(scene, time, {
      stroke: drawnShare,
      revealed: (moment) => revealedAt(scene, moment),
    }),
  };
}

/** A moment as a picture that stands still, in which nothing leads the eye. */
export function stillFrame(lecture: Lecture, seconds: number): LectureFrame | undefined {
  const frame = lectureFrame(lecture, seconds);
  return frame && { ...frame, pointer: undefined };
}

/** A step of a lecture with everything drawn: what those see who want no motion, and what is printed. */
export function completedStep(lecture: Lecture, step: number): LectureFrame | undefined {
  const cue = lectureSteps(lecture)[step];
  return cue && stillFrame(lecture, lastFrameOf(cue));
}

/** When a step is complete: its last frame, before the next one takes anything away. */
export function lastFrameOf({ from, to }: Pick<Cue, 'from' | 'to'>): number {
  return Math.max(from, to - 1 / FRAMES_PER_SECOND);
}

function revealedAt({ stage, reveals }: Scene, time: number): number {
  if (stage.kind === 'page') return 0;
  if (reveals.length === 0) return placesOf(stage);
  let shown = 0;
  for (const { from, to, count } of reveals) {
    if (time < from) break;
    shown += (count - shown) * progressOf(from, to, time);
  }
  return shown;
}

function visibleStroke(stroke: Stroke, time: number): VisibleStroke[] {
  const { from, until } = stroke;
  const opacity = time < until ? 1 : 1 - (time - until) / FADE_SECONDS;
  if (time < from || opacity <= 0) return [];
  return [{ stroke, progress: drawnShare(stroke, time), opacity }];
}

function drawnShare({ from, drawn }: Stroke, time: number): number {
  return easeOut(progressOf(from, drawn, time));
}

function progressOf(from: number, to: number, time: number): number {
  return to <= from ? 1 : Math.max(0, Math.min(1, (time - from) / (to - from)));
}

/** Begins with a swing and comes to rest, as a hand does. */
function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 2;
}
