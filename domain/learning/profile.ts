/** How much somebody says they have traded, least first. */
export const EXPERIENCE_LEVELS = ['beginner', 'some', 'intermediate', 'advanced'] as const;

/**
 * How much somebody has traded, by their answer to the assessment's question on it: it is not asked twice.
 * @param answer 1 to 4; any other answer ("Not sure") is the least
 */
export function experienceFromAnswer(
  answer: string | number | undefined,
): (typeof EXPERIENCE_LEVELS)[number] {
  return EXPERIENCE_LEVELS[Number(answer) - 1] ?? EXPERIENCE_LEVELS[0];
}

/** What a learner may want to reach; ids are stored, their words are in the message catalogue. */
export const GOALS = ['crypto', 'forex', 'risk', 'psychology', 'certification', 'career'] as const;

export type Goal = (typeof GOALS)[number];
