import { reviewMinutes, reviewsADay } from './choose-reviews.ts';

/** What a day can hold, in the order in which it is offered. */
export const STRETCH_KINDS = ['reviews', 'lesson', 'drill', 'puzzle', 'scenario'] as const;

export type StretchKind = (typeof STRETCH_KINDS)[number];

/** One sitting leads to the next stopping place of a lesson, and no further. */
export const LESSON_MINUTES = 5;
/** Less of a lesson is not worth opening it. */
export const LEAST_LESSON_MINUTES = 2;
export const DRILL_MINUTES = 3;
export const PUZZLE_MINUTES = 1;
/** A session keeps its place, so a sitting at a scenario takes what is left of a day, from so much on. */
export const SCENARIO_MINUTES = { least: 5, most: 10 } as const;

/** What there is to do on a day, and what of it was done. */
export type DayFacts = {
  /** The minutes that the learner chose. */
  readonly minutes: number;
  /** Whether nothing was met before this day: then it is one lesson. */
  readonly isFirst: boolean;
  /** Questions: answered today, and due now. */
  readonly reviews: { readonly done: number; readonly left: number };
  /** The lesson that was worked on today, else the next one; how long the rest of it takes. */
  readonly lesson: { readonly minutes: number; readonly isDone: boolean } | null;
  readonly drill: { readonly isDone: boolean } | null;
  readonly puzzle: { readonly isDone: boolean } | null;
  readonly scenario: { readonly isDone: boolean } | null;
};

/** One part of a day. */
export type Stretch = {
  readonly kind: StretchKind;
  readonly minutes: number;
  readonly isDone: boolean;
  /** Of reviews: how many questions, those answered among them. */
  readonly questions: number;
};

/**
 * The parts of a day: reviews for at most 40% of its minutes, then the next lesson to its next stopping place, a drill, the
 * puzzle, a scenario of the simulator, as far as they fit. What was done stays, and what was not fits into the rest. A first day is
 * one lesson; a day that has room for nothing is the first of what there is.
 */
export function composeDay({ minutes, isFirst, ...facts }: DayFacts): Stretch[] {
  const most = lessonMinutes(facts.lesson?.minutes ?? 0);
  const lesson = facts.lesson && stretch('lesson', most, facts.lesson.isDone);
  if (isFirst && lesson) return [lesson];
  const questions = Math.min(facts.reviews.done + facts.reviews.left, reviewsADay(minutes));
  const offered = [
    questions === 0
      ? null
      : { ...stretch('reviews', reviewMinutes(questions), facts.reviews.done >= questions), questions },
    lesson,
    facts.drill && stretch('drill', DRILL_MINUTES, facts.drill.isDone),
    facts.puzzle && stretch('puzzle', PUZZLE_MINUTES, facts.puzzle.isDone),
    facts.scenario && scenarioStretch(facts.scenario.isDone),
  ].filter((one) => one !== null);
  let room = minutes - sumOf(offered.filter(({ isDone }) => isDone));
  const day = offered.flatMap((one): Stretch[] => {
    if (one.isDone) return [one];
    const fitting = CAN_BE_LEFT.has(one.kind) ? { ...one, minutes: Math.min(one.minutes, room) } : one;
    if (fitting.minutes > room || fitting.minutes < leastOf(one)) return [];
    room -= fitting.minutes;
    return [fitting];
  });
  return day.length > 0 ? day : offered.slice(0, 1);
}

/** What may end before it is through, and goes on another day. */
const CAN_BE_LEFT: ReadonlySet<StretchKind> = new Set(['lesson', 'scenario']);

/** How long a lesson is worked on in one sitting. */
export function lessonMinutes(whole: number): number {
  return Math.min(Math.max(whole, 1), LESSON_MINUTES);
}

/** How many minutes some parts of a day take. */
export function sumOf(parts: readonly Pick<Stretch, 'minutes'>[]): number {
  return parts.reduce((sum, { minutes }) => sum + minutes, 0);
}

function stretch(kind: StretchKind, minutes: number, isDone: boolean): Stretch {
  return { kind, minutes, isDone, questions: 0 };
}

/** A done one counts the least: how long it took is not known, and nothing still to do gives way to it. */
function scenarioStretch(isDone: boolean): Stretch {
  return stretch('scenario', isDone ? SCENARIO_MINUTES.least : SCENARIO_MINUTES.most, isDone);
}

/** Of what is longer than what is left of the day a part will do, if it is worth opening it. */
function leastOf({ kind, minutes }: Stretch): number {
  if (kind === 'scenario') return SCENARIO_MINUTES.least;
  return kind === 'lesson' ? Math.min(minutes, LEAST_LESSON_MINUTES) : minutes;
}
