import type { DrawingData } from '../drawing/drawing-data.ts';

/** Says whether something stands for a gain, a loss or neither. */
export type Tone = 'neutral' | 'up' | 'down';

/** When something is drawn, in seconds from the start of the lecture. */
type Timed = {
  /** When the pen is put down. */
  readonly from: number;
  /** When it is complete. */
  readonly drawn: number;
  /** When it is taken away again; the end of the scene unless the author says otherwise. */
  readonly until: number;
};

/** A place of the chart, counted from 0 among those that it shows, and a value. */
export type Corner = readonly [place: number, value: number];

/**
 * What a learner's answer changes: to which activity it is the answer, and the words with a place `{{ answer }}` for it, or of a
 * point with places `{{ answer_x }}` and `{{ answer_y }}`.
 */
export type Answered = {
  readonly to: string;
  readonly says: string;
  readonly decimals: number;
  /** The words of each choice by its id, where a choice is answered. */
  readonly choices?: Readonly<Record<string, string>>;
};

type Shape =
  | {
      readonly kind: 'level';
      readonly price: number;
      readonly label: string;
      readonly tone: Tone;
      readonly answer?: Answered;
    }
  | {
      readonly kind: 'mark';
      readonly at: number;
      /** The place of the line that it stands on; the highest when left out. */
      readonly line?: number;
      readonly label: string;
      readonly tone: Tone;
    }
  | {
      readonly kind: 'zone';
      readonly low: number;
      readonly high: number;
      readonly label: string;
      readonly tone: Tone;
    }
  | { readonly kind: 'span'; readonly first: number; readonly last: number; readonly label: string }
  | {
      readonly kind: 'segment';
      readonly start: Corner;
      readonly end: Corner;
      readonly label: string;
      readonly tone: Tone;
    }
  | { readonly kind: 'writing'; readonly text: string; readonly answer?: Answered };

/** Something drawn over the stage, or a line written beside it. */
export type Stroke = Timed & Shape;

/** Candles, points or bars that appear one after the other until `count` of them are shown. */
export type Reveal = { readonly from: number; readonly to: number; readonly count: number };

/** A caption. */
export type Cue = { readonly from: number; readonly to: number; readonly text: string };

export type Stage = DrawingData | { readonly kind: 'page' };

/** A chapter of a lecture: one stage, and what is said and drawn on it. All times are seconds from the lecture's start. */
export type Scene = {
  readonly title: string;
  readonly from: number;
  readonly to: number;
  readonly stage: Stage;
  /** Whether the prices or values of the stage were generated, which is said beside it. */
  readonly generated: boolean;
  readonly cues: readonly Cue[];
  /** In the order of time. Without any, everything is shown from the start; with some, nothing is. */
  readonly reveals: readonly Reveal[];
  readonly strokes: readonly Stroke[];
};

/** A moment at which a lecture asks, and waits for an answer. */
export type Stop = {
  /** The name of what it asks among `lesson_bodies.activities`. */
  readonly activity: string;
  /** The end of the step that asks; its picture is complete then. */
  readonly at: number;
  /** The question. */
  readonly title: string;
  /** What stands below it; empty when the title says it all. */
  readonly prompt_html: string;
};

/** A number, the id of a choice, or a point. */
export type LectureAnswer = number | string | { readonly x: number; readonly y: number };

/** What a learner answered, by activity. */
export type LectureAnswers = Readonly<Record<string, LectureAnswer>>;

/** A lecture as `lesson_bodies.lecture` keeps it: a timeline from which every moment can be drawn by itself. */
export type Lecture = {
  /** The whole length. */
  readonly seconds: number;
  readonly scenes: readonly Scene[];
  /** In the order of time. */
  readonly stops: readonly Stop[];
  /** The moment whose picture it opens with. */
  readonly poster: number;
};
