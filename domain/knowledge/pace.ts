/** The minutes a day that can be chosen. */
export const MINUTES_A_DAY = [5, 10, 15, 20, 30, 45, 60] as const;

/** The days a week that can be chosen as a goal. */
export const DAYS_A_WEEK = [2, 3, 4, 5, 6, 7] as const;

/** The shares of reviews that a learner can want to recall. */
export const RECALL_CHOICES = [0.8, 0.85, 0.9, 0.95] as const;

/** How much a learner wants to do, as they chose it. */
export type Pace = {
  readonly minutes_a_day: (typeof MINUTES_A_DAY)[number];
  readonly days_a_week: (typeof DAYS_A_WEEK)[number];
  readonly target_recall: (typeof RECALL_CHOICES)[number];
};

/** What holds until something is chosen. */
export const DEFAULT_PACE: Pace = {
  minutes_a_day: 15,
  days_a_week: 5,
  target_recall: 0.9,
};

/**
 * How many reviews each share to recall asks for, where 90% asks for 100: the intervals of FSRS-6 with its published parameters
 * (a test compares them with the scheduler's).
 */
export const REVIEWS_AT_RECALL: Readonly<Record<Pace['target_recall'], number>> = {
  0.8: 30,
  0.85: 52,
  0.9: 100,
  0.95: 248,
};
