import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ReadPuzzleResponse } from '#domain/puzzle/contract.ts';
import { dailyPuzzle } from '#domain/puzzle/daily-puzzle.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { accessibilityFaults, overflowsSideways, watchErrors } from './support/browser.ts';
import { expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/*
 * The chart puzzle of the day: answered once, explained on its chart, shared without the answer. A visitor's answer counts once they
 * have an account.
 */

journeyTest(
  'a learner answers the puzzle of the day by keyboard at a phone, and shares a line',
  async ({ stage }) => {
    const learner = await signUpLearner(stage.server, 'puzzle-journey@example.org');
    const page = await stage.openDevice(learner.email, '/puzzle/today');
    const errors = watchErrors(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const { body } = await learner.call('read-puzzle', { time_zone: 'UTC' });
    const { puzzle } = body as ReadPuzzleResponse;
    const { answer } = dailyPuzzle(puzzle.day).solution;
    await page.getByRole('button', { name: 'Answer', exact: true }).waitFor();
    await expectSoundInEveryLook(page, 'puzzle');
    if (typeof answer === 'number') await page.getByRole('textbox').fill(String(answer));
    else await page.getByRole('radio').nth(puzzle.choices.indexOf(answer)).check();
    await page.keyboard.press('Enter');
    await page.getByText(/^Right: /).waitFor();
    await expectSoundInEveryLook(page, 'puzzle-answered');
    const line = page.getByText(/chart puzzle of .*: right\./);
    expect(await line.textContent()).toContain('/puzzle');
    await page.reload();
    await page.getByText(/^Right: /).waitFor();
    expect(errors).toEqual([]);
  },
);

/** Axe finds nothing on the public page in either scheme, and it cannot be scrolled sideways. */
async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityFaults(page), colorScheme).toEqual([]);
  }
  expect(await overflowsSideways(page)).toBe(false);
}

/** Gives the right answer to the puzzle that a public page shows. */
async function answerRight(page: Page): Promise<void> {
  const day = await page.locator('[data-puzzle]').getAttribute('data-puzzle');
  const { question, solution } = dailyPuzzle(day ?? '');
  if (typeof solution.answer === 'number') await page.getByRole('textbox').fill(String(solution.answer));
  else await page.getByRole('radio').nth(question.choices.indexOf(solution.answer)).check();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await page.getByText(/^Right: /).waitFor();
}

journeyTest('a visitor answers the puzzle of the day without a script', async ({ stage }) => {
  const page = await stage.openVisitor('/puzzle', { javaScriptEnabled: false });
  await answerRight(page);
  await page.getByText(/chart puzzle of .*: right\./).waitFor();
});

journeyTest(
  'what a visitor answers to the puzzle outlasts a reload, and counts once they have an account',
  async ({ stage }) => {
    const page = await stage.openVisitor('/');
    const errors = watchErrors(page);
    const first = page.getByRole('region', { name: 'Your first puzzle' });
    await first.getByRole('radio', { name: '25', exact: true }).check({ force: true });
    await first.getByText('Kept here: it counts once you have an account.').waitFor();
    await first.getByRole('radio', { name: '50', exact: true }).check({ force: true });
    await page.reload();
    // The first answer is the one that counts.
    await expect.poll(() => first.getByRole('radio', { name: '25', exact: true }).isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Today’s chart puzzle' }).click();
    await page.getByRole('button', { name: 'Answer', exact: true }).waitFor();
    await expectSound(page);
    await answerRight(page);
    await page.getByText('Your answer is kept in this browser.').waitFor();
    await expectSound(page);
    await page.reload();
    await page.getByText(/^Right: /).waitFor();

    await page.getByRole('link', { name: 'Start Free Assessment' }).click();
    const email = 'puzzle-visitor@example.org';
    await page.getByLabel('Full Name').fill('Ada Lovelace');
    await page.getByRole('tabpanel').getByLabel('Email').fill(email);
    await page.getByRole('tabpanel').getByLabel('Password', { exact: true }).fill('a long enough secret');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await page.getByText('2 answers from before you signed up count.').waitFor();
    await expect
      .poll(async () => {
        const { rows } = await stage.database.query(
          `select is_right from public.puzzle_answers join auth.users on users.id = user_id where email = $1`,
          [email],
        );
        return rows;
      })
      .toEqual([{ is_right: true }]);
    const { rows: evidence } = await stage.database.query(
      `select is_right, place from public.responses join auth.users on users.id = user_id
       where email = $1 and template = 'puzzle/first'`,
      [email],
    );
    expect(evidence).toEqual([{ is_right: false, place: 'puzzle' }]);

    // Whoever is signed in goes on in the app.
    await page.goto('/puzzle');
    await page.waitForURL('**/puzzle/today');
    expect(errors).toEqual([]);
  },
);
