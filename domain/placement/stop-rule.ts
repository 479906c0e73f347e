import { abilityFrom, likeliestLevel } from './ability.ts';
import type { AskedEntry } from './next-item.ts';

/** When a placement ends. */
export const STOP_RULE = { leastItems: 6, mostItems: 15, seconds: 8 * 60, posterior: 0.85 } as const;

/** How many seconds of the authors' times are left; the clock of whoever answers does not count. */
export function secondsLeft(asked: readonly AskedEntry[]): number {
  return STOP_RULE.seconds - asked.reduce((sum, { item }) => sum + item.seconds, 0);
}

/** Whether enough is known: one level is likely enough, or as much was asked as one placement asks. */
export function isSettled(asked: readonly AskedEntry[]): boolean {
  if (asked.length < STOP_RULE.leastItems) return false;
  if (asked.length >= STOP_RULE.mostItems || secondsLeft(asked) <= 0) return true;
  return likeliestLevel(abilityFrom(asked)).chance >= STOP_RULE.posterior;
}
