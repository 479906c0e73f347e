import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Hands } from './hands.ts';

/** Completes the lesson that is open once all of it is there: a button that moves under a click does not get it. */
export async function completeLesson(page: Page, hands: Hands): Promise<void> {
  const complete = page.getByRole('button', { name: 'Complete Lesson' });
  await complete.waitFor();
  await expect.poll(() => page.locator('[data-loading]').count()).toBe(0);
  await hands.press(complete);
}
