import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until the work and the least time are both over, so that the time of the answer does not tell which way
 * the work went. An error takes the same time.
 */
export async function takeAtLeast<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const pause = sleep(milliseconds);
  try {
    return await work();
  } finally {
    await pause;
  }
}
