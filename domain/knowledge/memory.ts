import { fsrs, Rating } from 'ts-fsrs';
import { addDays, daysBetween } from './learner-day.ts';

/** How well something was recalled. Nobody is asked how easy it was: there is no Easy. */
export type RecallGrade = 'again' | 'hard' | 'good';

/** What a learner remembers of a skill. */
export type Card = {
  /** After so many days recall has fallen to 90%. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
  /** The learner's day on which it was scheduled. */
  readonly day: string;
  /** In days, from that day. */
  readonly interval: number;
  /** The learner's day on which it returns. */
  readonly due: string;
};

export type Recall = {
  readonly grade: RecallGrade;
  readonly day: string;
  readonly is_constructed: boolean;
  /** The share of reviews that the learner wants to recall. */
  readonly target_recall: number;
};

export const DEFAULT_TARGET_RECALL = 0.9;
export const LEAST_TARGET_RECALL = 0.8;
export const MOST_TARGET_RECALL = 0.95;

export const LONGEST_INTERVAL = 180;
/** Who has picked an answer among choices has recognised it; recall is asked for again within three weeks. */
export const LONGEST_AFTER_CHOICE = 21;
/** Whoever tested out of a skill is asked again so soon. */
export const FIRST_AFTER_TEST_OUT = 7;

/** Two hints tell the way. */
const TELLING_HINTS = 2;

const GRADES = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good } as const;

/**
 * FSRS-6 with its published parameters (Ye, Su & Cao 2022, KDD, 4381-4390; github.com/open-spaced-repetition, version 6),
 * without steps of minutes and without chance: the same answers give the same days.
 */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });

/** What a first answer says of recall: wrong, or helped by two hints, is Again; one hint is Hard; else Good. */
export function gradeRecall({ is_right, hints }: { is_right: boolean; hints: number }): RecallGrade {
  if (!is_right || hints >= TELLING_HINTS) return 'again';
  return hints === 1 ? 'hard' : 'good';
}

/** A card after one more recall, or the first one; it returns after 1 to 180 days. */
export function scheduleCard(card: Card | null, { grade, day, is_constructed, target_recall }: Recall): Card {
  const elapsed = card === null ? 0 : Math.max(daysBetween(card.day, day), 0);
  const { stability, difficulty } = scheduler.next_state(card, elapsed, GRADES[grade]);
  const reached = intervalFor(stability, target_recall);
  const most = is_constructed ? LONGEST_INTERVAL : Math.max(LONGEST_AFTER_CHOICE, card?.interval ?? 0);
  return cardOn(day, Math.min(reached, most), { stability, difficulty });
}

/** The card of somebody who tested out: it begins as a good recall and returns in a week. */
export function testedOutCard(recall: Recall): Card {
  return cardOn(recall.day, FIRST_AFTER_TEST_OUT, scheduleCard(null, recall));
}

/** After how many days recall has fallen to `targetRecall`. */
export function intervalFor(stability: number, targetRecall: number): number {
  const wanted = Math.min(Math.max(targetRecall, LEAST_TARGET_RECALL), MOST_TARGET_RECALL);
  const days = Math.round(stability * scheduler.calculate_interval_modifier(wanted));
  return Math.min(Math.max(days, 1), LONGEST_INTERVAL);
}

/** How likely it is that what a card stands for is recalled on a day, 0 to 1. */
export function recallOn(card: Pick<Card, 'stability' | 'day'>, day: string): number {
  return scheduler.forgetting_curve(Math.max(daysBetween(card.day, day), 0), card.stability);
}

/** How many points a drawn curve has. */
const CURVE_POINTS = 9;

/** How a card faded from the day on which it was asked last to a day, at equal distances; 1 first. */
export function forgettingCurve({ stability, day: last }: Card, day: string): number[] {
  const days = Math.max(daysBetween(last, day), 0);
  return Array.from({ length: CURVE_POINTS }, (_, place) => {
    const recall = scheduler.forgetting_curve((days * place) / (CURVE_POINTS - 1), stability);
    return Math.round(recall * 1000) / 1000;
  });
}

function cardOn(
  day: string,
  interval: number,
  { stability, difficulty }: Pick<Card, 'stability' | 'difficulty'>,
): Card {
  return { stability, difficulty, day, interval, due: addDays(day, interval) };
}
