import type { Evidence } from './evidence.ts';
import { addDays } from './learner-day.ts';
import { foldResponse, NEW_SKILL, type SkillState, statusOn } from './skill-state.ts';

/** A first answer, with its skill and how much that skill asks for (1 to 3). */
export type WeekResponse = Evidence & { readonly skill: string; readonly skill_level: number };

/** What became of a week. */
export type Week = {
  /** Days on which something was answered or completed, of seven. */
  readonly days: number;
  /** Reviews answered, and those that were right at the first try. */
  readonly reviews: number;
  readonly recalled: number;
  /** Skills that are known or mastered now and were not a week ago. */
  readonly gained: number;
  /** Skills that were known and fade. */
  readonly fading: number;
};

/**
 * What became of the seven learner's days before a day. All of it follows from the responses, so that the numbers are true also where no
 * state of a week ago was kept.
 *
 * @param responses all of a learner, in their order
 * @param completed the learner's days on which lessons were completed
 */
export function weekBefore(
  day: string,
  responses: readonly WeekResponse[],
  completed: readonly string[],
): Week {
  const from = addDays(day, -7);
  const isWithin = (one: string) => one >= from && one < day;
  const asked = responses.filter((one) => one.place === 'review' && one.try === 1 && isWithin(one.day));
  const days = [...responses.map((one) => one.day), ...completed].filter(isWithin);
  const before = heldOn(
    from,
    responses.filter((one) => one.day < from),
  );
  const now = heldOn(
    day,
    responses.filter((one) => one.day < day),
  );
  return {
    days: new Set(days).size,
    reviews: asked.length,
    recalled: asked.filter(({ is_right }) => is_right).length,
    gained: [...now.held].filter((skill) => !before.held.has(skill) && !before.fading.has(skill)).length,
    fading: now.fading.size,
  };
}

/** The skills that are held on a day, and those that fade. */
function heldOn(day: string, responses: readonly WeekResponse[]) {
  const states = new Map<string, { state: SkillState; level: number }>();
  for (const response of responses) {
    const state = foldResponse(states.get(response.skill)?.state ?? NEW_SKILL, response);
    states.set(response.skill, { state, level: response.skill_level });
  }
  const held = new Set<string>();
  const fading = new Set<string>();
  for (const [skill, { state, level }] of states) {
    const status = statusOn(state, day, level);
    if (status === 'known' || status === 'mastered') held.add(skill);
    if (status === 'fading') fading.add(skill);
  }
  return { held, fading };
}
