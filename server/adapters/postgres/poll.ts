import { setTimeout as delay } from 'node:timers/promises';

const INTERVAL_MS = 20;

/**
 * Asks again and again until the answer is yes.
 *
 * @param timeoutMs how long to go on asking, in milliseconds
 * @returns whether the answer was yes in time
 */
export async function pollUntil(
  condition: () => boolean | Promise<boolean>,
  timeoutMs: number,
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (!(await condition())) {
    if (performance.now() >= deadline) return false;
    await delay(INTERVAL_MS);
  }
  return true;
}
