/** Where an item was answered. */
export const RESPONSE_PLACES = [
  'placement',
  'lesson',
  // On a public page, before there was an account.
  'guest',
  'quiz',
  'review',
  'exam',
  'test_out',
  'puzzle',
  'drill',
  'simulator',
] as const;

export type ResponsePlace = (typeof RESPONSE_PLACES)[number];

/** What the state of a skill is computed from: one answer to an item of it (`public.responses`). */
export type Evidence = {
  /** Which item it was, whatever numbers it had. */
  readonly template: string;
  readonly place: ResponsePlace;
  /** The how manieth answer to the same question, from 1. The first one alone counts. */
  readonly try: number;
  readonly is_right: boolean;
  /** How many hints were taken before it. */
  readonly hints: number;
  /** Whether the answer had to be made, and not picked among choices. */
  readonly is_constructed: boolean;
  /** How much the item asks: 1 recall, 2 use, 3 combine. */
  readonly level: number;
  /** The learner's day, YYYY-MM-DD; never earlier than that of the response before. */
  readonly day: string;
  /** The share of reviews that the learner wants to recall, as chosen when this was answered. */
  readonly target_recall: number;
};
