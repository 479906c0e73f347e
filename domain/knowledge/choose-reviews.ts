import { type Card, recallOn } from './memory.ts';

/** A day brings no more: a backlog comes back in days, and nobody is told how long it is. */
export const REVIEWS_A_DAY = 12;

/** Reviews take no more of the minutes of a day. */
const SHARE_OF_DAY = 0.4;

/** How long a question of a review takes with its feedback, on average. */
export const REVIEW_SECONDS = 40;

/** A skill that is due. */
export type DueSkill = { readonly skill: string; readonly strand: string; readonly card: Card };

/** How many reviews a day of so many minutes has room for: at most 40% of it. */
export function reviewsADay(minutes: number): number {
  const questions = Math.floor((Math.floor(SHARE_OF_DAY * minutes) * 60) / REVIEW_SECONDS);
  return Math.min(Math.max(questions, 1), REVIEWS_A_DAY);
}

/** What is left of a day's reviews: the most forgotten first, and no more than the day has room for. */
export function reviewsLeft<Skill extends DueSkill>(
  due: readonly Skill[],
  day: string,
  askedToday: number,
  most = REVIEWS_A_DAY,
): Skill[] {
  return due
    .map((one) => ({ one, recall: recallOn(one.card, day) }))
    .sort((a, b) => a.recall - b.recall || (a.one.skill < b.one.skill ? -1 : 1))
    .slice(0, Math.max(most - askedToday, 0))
    .map(({ one }) => one);
}

/** In which order what is left is asked: another strand than the last one first, so that the strands are mixed. */
export function mixStrands<Skill extends DueSkill>(
  left: readonly Skill[],
  lastStrand: string | null,
): Skill[] {
  return [
    ...left.filter(({ strand }) => strand !== lastStrand),
    ...left.filter(({ strand }) => strand === lastStrand),
  ];
}

/** About how many minutes so many questions take. */
export function reviewMinutes(questions: number): number {
  return Math.ceil((questions * REVIEW_SECONDS) / 60);
}
