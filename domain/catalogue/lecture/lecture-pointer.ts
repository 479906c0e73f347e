import type { Scene, Stroke } from './lecture-data.ts';

/** How long the pointer takes to what is drawn next, in seconds. */
const GLIDE_SECONDS = 0.5;
/** How long it rests at what has been drawn before it goes. */
const REST_SECONDS = 1.6;
const FADE_SECONDS = 0.4;

/** What the pointer is at: a stroke, as far as it is drawn, or the last that is revealed of a chart. */
export type Pointed = { readonly stroke: Stroke; readonly progress: number } | { readonly revealed: number };

/** Where the pointer is at one moment: at something, or on its way to it. */
export type LecturePointer = {
  readonly at: Pointed;
  /** Where it comes from, and how far it is on its way: 0 to 1. Nothing when it has arrived, or appears where it is. */
  readonly comes?: { readonly from: Pointed; readonly way: number };
  readonly opacity: number;
};

type Turn = {
  readonly from: number;
  readonly drawn: number;
  readonly until: number;
  readonly at: (time: number) => Pointed;
};

/**
 * The pointer that leads the eye: it stands at the tip of what is being drawn, rests there, and glides to what comes next. What
 * is written below a chart needs none: the letters lead by themselves.
 * @param time in seconds from the start of the lecture
 * @param at what is drawn of a scene at a moment
 */
export function lecturePointer(
  scene: Scene,
  time: number,
  at: {
    readonly stroke: (stroke: Stroke, time: number) => number;
    readonly revealed: (time: number) => number;
  },
): LecturePointer | undefined {
  const turns = turnsOf(scene, at);
  const place = turns.findLastIndex(({ from }) => from - GLIDE_SECONDS <= time);
  const turn = turns[place];
  if (turn === undefined) return undefined;
  if (time >= turn.from) {
    const opacity = opacityAt(turn, time);
    return opacity === 0 ? undefined : { at: turn.at(time), opacity };
  }
  const way = 1 - (turn.from - time) / GLIDE_SECONDS;
  const before = turns[place - 1];
  const left = before === undefined ? 0 : opacityAt(before, turn.from - GLIDE_SECONDS);
  const opacity = left + (1 - left) * way;
  const begin = turn.at(turn.from);
  if (before === undefined || left === 0) return { at: begin, opacity };
  return { at: begin, comes: { from: before.at(time), way: easeInOut(way) }, opacity };
}

function turnsOf(scene: Scene, at: Parameters<typeof lecturePointer>[2]): Turn[] {
  const drawn = scene.strokes
    .filter(({ kind }) => kind !== 'writing')
    .map((stroke) => ({
      ...stroke,
      at: (time: number) => ({ stroke, progress: at.stroke(stroke, time) }),
    }));
  const revealed = scene.reveals.map(({ from, to }) => ({
    from,
    drawn: to,
    until: scene.to,
    at: (time: number) => ({ revealed: at.revealed(time) }),
  }));
  return [...drawn, ...revealed].sort((one, other) => one.from - other.from);
}

function opacityAt({ drawn, until }: Turn, time: number): number {
  const goes = Math.min(drawn + REST_SECONDS, until);
  return Math.max(0, Math.min(1, 1 - (time - goes) / FADE_SECONDS));
}

function easeInOut(way: number): number {
  return way * way * (3 - 2 * way);
}
