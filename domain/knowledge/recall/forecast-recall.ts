import type { Evidence } from '../evidence.ts';
import { reviewsLeft } from '../choose-reviews.ts';
import { addDays } from '../learner-day.ts';
import { type Card, recallOn, scheduleCard } from '../memory.ts';
import { foldResponse, NEW_SKILL, type SkillState } from '../skill-state.ts';

/** A skill that is remembered. */
export type RememberedSkill = { readonly skill: string; readonly strand: string; readonly card: Card };

/** What is remembered on a day, 0 to 1 over all skills with a card, and how many reviews are due. */
export type RecallDay = { readonly day: string; readonly recall: number; readonly due: number };

/**
 * What will be remembered on the days from one on, with the reviews as they fall due and without any. A review that comes is taken
 * for recalled, as nine in ten are.
 *
 * @param most reviews of a day
 */
export function forecastRecall(
  skills: readonly RememberedSkill[],
  from: string,
  { days, most, targetRecall }: { days: number; most: number; targetRecall: number },
): { readonly kept: RecallDay[]; readonly without: number[] } {
  let cards = [...skills];
  const kept: RecallDay[] = [];
  const without: number[] = [];
  for (let n = 0; n < days; n++) {
    const day = addDays(from, n);
    without.push(mean(skills.map(({ card }) => recallOn(card, day))));
    const asked = new Set(
      reviewsLeft(
        cards.filter(({ card }) => card.due <= day),
        day,
        0,
        most,
      ).map(({ skill }) => skill),
    );
    const recall = { grade: 'good', day, is_constructed: true, target_recall: targetRecall } as const;
    cards = cards.map((one) =>
      asked.has(one.skill) ? { ...one, card: scheduleCard(one.card, recall) } : one,
    );
    kept.push({ day, recall: mean(cards.map(({ card }) => recallOn(card, day))), due: asked.size });
  }
  return { kept, without };
}

/** What was remembered at the end of each of some days, null before the first card; computed from the evidence alone. */
export function rememberedOn(
  responses: readonly (Evidence & { readonly skill: string })[],
  days: readonly string[],
): (number | null)[] {
  const states = new Map<string, SkillState>();
  let next = 0;
  return days.map((day) => {
    for (let response = responses[next]; response && response.day <= day; response = responses[++next]) {
      states.set(response.skill, foldResponse(states.get(response.skill) ?? NEW_SKILL, response));
    }
    const recalls = [...states.values()].flatMap(({ card }) => (card ? [recallOn(card, day)] : []));
    return recalls.length === 0 ? null : mean(recalls);
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}
