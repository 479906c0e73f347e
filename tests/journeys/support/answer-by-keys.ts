import type { Page } from 'playwright-core';
import type { PlacedReview } from '#server/functions/learning/review/review-question.ts';

/** Answers the question on the screen right, by keys alone; an order that stands wrong by two tries. */
export async function answerByKeys(page: Page, { key, item }: PlacedReview): Promise<void> {
  if (key.kind === 'numeric') {
    await page.getByRole('textbox').fill(String(key.answer));
  } else if (key.kind !== 'ordering') {
    const shown = (item.choices ?? []).map((choice) => choice.id);
    for (const right of key.correct) await page.keyboard.press(String(shown.indexOf(right) + 1));
  }
  await page.keyboard.press('Enter');
  if (key.kind === 'ordering') {
    // The order it stands in is wrong, always: two tries settle it.
    await page.getByRole('button', { name: 'Try once more' }).waitFor();
    await page.getByRole('button', { name: /down/i }).first().press('Enter');
    await page.getByRole('button', { name: 'Try once more' }).press('Enter');
  }
}
