/** How much somebody says they have traded, least first. */
export const EXPERIENCE_LEVELS = ['beginner', 'some', 'intermediate', 'advanced'] as const;

/** What a learner may want to reach; ids are stored, their words are in the message catalogue. */
export const GOALS = ['crypto', 'forex', 'risk', 'psychology', 'certification', 'career'] as const;

export type Goal = (typeof GOALS)[number];
