import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signUpLearner } from '#tests/support/product.ts';
import { expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';
import { openPlacementItem } from './support/open-placement-item.ts';

/*
 * A beginner who knows little and somebody who knows it all are placed: by keyboard, on a phone, interrupted.
 */

const placementTest = journeyTest.extend('offer', async ({ stage }) => {
  await stage.database.query(
    `insert into public.placement_strands (strand_id, items_min, items_max)
     select id, case when order_index <= 5 then 1 else 0 end, 2 from public.skill_strands on conflict do nothing`,
  );
  return true;
});

/** The strand stands behind the number. */
const question = (page: Page, number: number) => page.getByText(new RegExp(`^Question ${number}( ·|$)`));

const asked = (page: Page, number: number) => question(page, number).waitFor();

const result = (page: Page) => page.getByRole('heading', { name: 'Where you begin', level: 1 });

placementTest('a beginner says what they do not know yet, by keyboard alone', async ({ stage, offer }) => {
  expect(offer).toBe(true);
  const email = 'begins@example.org';
  await signUpLearner(stage.server, email);
  const page = await stage.openDevice(email, '/placement');
  await page.getByRole('button', { name: 'Begin', exact: true }).press('Enter');
  await asked(page, 1);
  await expectSoundInEveryLook(page, 'placement, a question');
  await page.keyboard.press('Alt+KeyN');
  await asked(page, 2);
  await page.reload();
  await asked(page, 2);
  // Who ends it is asked once more, and nothing has ended before they say so.
  await page.getByRole('button', { name: 'Finish now, with wider ranges' }).press('Enter');
  await page.getByText('One answer leaves the ranges wide.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Go on answering' }).and(page.locator(':focus')).waitFor();
  await expectSoundInEveryLook(page, 'placement, about to be finished');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: 'Finish now, with wider ranges' })
    .and(page.locator(':focus'))
    .waitFor();
  expect(await openPlacementItem(stage.database, email)).toBeDefined();
  for (let number = 2; (await openPlacementItem(stage.database, email)) !== undefined; number++) {
    await asked(page, number);
    const before = number;
    await page.keyboard.press('Alt+KeyN');
    await expect
      .poll(async () => (await result(page).count()) + (await question(page, before + 1).count()))
      .toBeGreaterThan(0);
  }
  await result(page).waitFor();
  await page.getByText('Prices, orders and costs come first: everything else builds on them.').waitFor();
  await page.getByText('not asked').first().waitFor();
  await page.getByText('1, only a hint').first().waitFor();
  await expectSoundInEveryLook(page, 'placement, its result');
  await page.getByText('Question 1 · not known yet').click();
  await page.getByText('The right answer').first().waitFor();
  await page.getByRole('button', { name: 'Open your first lesson' }).click();
  await page.waitForURL(/\/course\/.*lesson=/);
});

placementTest('somebody who knows it all is placed high, and told no score', async ({ stage, offer }) => {
  expect(offer).toBe(true);
  const email = 'knows@example.org';
  await signUpLearner(stage.server, email);
  const page = await stage.openDevice(email, '/placement', { width: 'desktop' });
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  for (let number = 1; ; number++) {
    const open = await openPlacementItem(stage.database, email);
    if (number > 1 && open === undefined) break;
    await asked(page, number);
    const now = open ?? (await openPlacementItem(stage.database, email));
    if (typeof now?.right === 'number') {
      await page.getByRole('textbox').fill(String(now.right));
      await page.keyboard.press('Enter');
    } else {
      const place = now?.item.choices?.findIndex(
        ({ id }) => typeof now.right === 'object' && now.right.includes(id),
      );
      await page
        .getByRole('radio')
        .nth(place ?? 0)
        .check();
      await page.getByRole('button', { name: 'Answer', exact: true }).click();
    }
    await expect
      .poll(async () => (await result(page).count()) + (await question(page, number + 1).count()))
      .toBeGreaterThan(0);
  }
  await result(page).waitFor();
  await page.getByText('Nothing here is a score', { exact: false }).waitFor();
  await expectSoundInEveryLook(page, 'placement, a high result');
  await page.getByText('You may take it again from').waitFor();
});

placementTest('who finishes early says so twice, and gets the ranges so far', async ({ stage, offer }) => {
  expect(offer).toBe(true);
  const email = 'hurries@example.org';
  await signUpLearner(stage.server, email);
  const page = await stage.openDevice(email, '/placement', { width: 'phone' });
  await page.getByRole('button', { name: 'Begin', exact: true }).press('Enter');
  for (const number of [1, 2]) {
    await asked(page, number);
    await page.keyboard.press('Alt+KeyN');
  }
  await asked(page, 3);
  await page.getByRole('button', { name: 'Finish now, with wider ranges' }).press('Enter');
  await page.getByRole('button', { name: 'Finish now', exact: true }).press('Enter');
  await result(page).waitFor();
  expect(await openPlacementItem(stage.database, email)).toBeUndefined();
});
