import type { Locator, Page } from 'playwright-core';

/** Reads a text as far as a place, without answers to the questions to commit to above it, at which the text waits. */
export async function readOn(page: Page, place: Locator): Promise<void> {
  const without = page.getByRole('button', { name: 'Read on without an answer' });
  await without.waitFor();
  while (!(await place.isVisible())) await without.click();
}
