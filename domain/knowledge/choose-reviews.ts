import { type Card, recallOn } from './memory.ts';

/** A day brings no more: a backlog comes back in days, and nobody is told how long it is. */
export const REVIEWS_A_DAY = 12;

/** How long a question of a review takes with its feedback, on average. */
export const REVIEW_SECONDS = 40;

/** A skill that is due. */
export type DueSkill = { readonly skill: string; readonly strand: string; readonly card: Card };

/** What is left of a day's reviews: the most forgotten first, and no more than the day has room for. */
export function reviewsLeft<Skill extends DueSkill>(
  due: readonly Skill[],
  day: string,
  askedToday: number,
): Skill[] {
  return due
    .map((one) => ({ one, recall: recallOn(one.card, day) }))
    .sort((a, b) => a.recall - b.recall || (a.one.skill < b.one.skill ? -1 : 1))
    .slice(0, Math.max(REVIEWS_A_DAY - askedToday, 0))
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
