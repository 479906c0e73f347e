import type { Page } from 'playwright-core';
import type { Query } from '#server/backend/database/database.ts';
import { loadReview, type PlacedReview } from '#server/functions/learning/review/review-question.ts';

/** Answers what is asked, one question after the other, until the end. @param end what the last button says */
export async function answerAllByKeys(
  query: Query,
  page: Page,
  userId: string,
  place: 'review' | 'drill',
  end: string,
): Promise<void> {
  for (;;) {
    await page.getByRole('button', { name: /^(Check|Try once more)$/ }).waitFor();
    const open = await loadReview(query, userId, null, place);
    if (!open) throw new Error('Nothing is asked.');
    await answerByKeys(page, open);
    const next = page.getByRole('button', { name: new RegExp(`^(Next Question|${end})$`) });
    await next.waitFor();
    const isEnd = (await next.textContent()) === end;
    await next.press('Enter');
    if (isEnd) return;
    await next.waitFor({ state: 'detached' });
  }
}

/** Answers the question on the screen right, at the first try and by keys alone. */
export async function answerByKeys(page: Page, { key, item }: PlacedReview): Promise<void> {
  const shown = (item.choices ?? []).map((choice) => choice.id);
  if (key.kind === 'ordering') {
    await putInOrder(page, shown, key.correct);
    await page.getByRole('button', { name: 'Check' }).press('Enter');
    return;
  }
  if (key.kind === 'numeric') await page.getByRole('textbox').fill(String(key.answer));
  else for (const right of key.correct) await page.keyboard.press(String(shown.indexOf(right) + 1));
  await page.keyboard.press('Enter');
}

/** Moves each step up to its place, from the first on. */
async function putInOrder(page: Page, shown: readonly string[], wanted: readonly string[]): Promise<void> {
  const order = [...shown];
  for (const [place, step] of wanted.entries()) {
    for (let from = order.indexOf(step); from > place; from -= 1) {
      await page.getByRole('button', { name: 'Move up' }).nth(from).press('ArrowUp');
      await page.getByText(`Moved to place ${from} of ${order.length}.`).waitFor();
      order.splice(from - 1, 2, step, order[from - 1] ?? '');
    }
  }
}
