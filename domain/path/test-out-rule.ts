/** So many constructed items of each skill are asked at least. */
export const ITEMS_A_SKILL = 3;

/** Of a module with a single skill so many are asked, where there are as many. */
const ITEMS_WANTED = 5;

/** The share that has to be right, in hundredths. */
const RIGHT_NEEDED = 80;

/** For so many days after a test nobody takes another one of the same module. */
export const DAYS_BETWEEN_TESTS = 7;

/** A learner begins no more tests within 24 hours: items are not there to be collected. */
export const TESTS_A_DAY = 5;

/** How long an item of a test takes, in minutes, on average. */
export const MINUTES_AN_ITEM = 1.3;

/** How many items of each skill a test asks, where there are as many. */
export function itemsOfSkill(skills: number): number {
  return Math.max(ITEMS_A_SKILL, Math.ceil(ITEMS_WANTED / Math.max(skills, 1)));
}

/** How many of so many answers have to be right. */
export function rightNeeded(items: number): number {
  return Math.ceil((items * RIGHT_NEEDED) / 100);
}
