import { expect } from 'vitest';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { FIXTURE_COURSE, importFixtureCourse } from '#tests/support/quiz-product.ts';
import { expectSound, expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/*
 * A text with a figure, terms and a check, read with the keyboard.
 */

const FILE = 'courses/first-steps/01-money-at-risk/03-past-the-stop.lesson.md';
const PATH = `/course/${FIXTURE_COURSE}?lesson=${stableId('first-steps', 'money-at-risk', 'past-the-stop')}`;

/** Four columns of words, more than a phone has room for. */
const TABLE = `
| What can happen | What it costs you | What you see before | What you can do |
|---|---|---|---|
| A gap over the weekend | The distance it jumps past the stop | A calendar with dates | Hold less over it |
`;

// spec: 62 The lesson viewer shows texts
journeyTest('terms open in place, figures are read with the cursor, checks answer', async ({ stage }) => {
  await importFixtureCourse(stage.database, [
    { edit: FILE, replace: 'minutes: 4', with: 'minutes: 5' },
    { edit: FILE, replace: '## A jump\n', with: `## A jump\n\n${TABLE}` },
  ]);
  await signUpLearner(stage.server, 'reader@example.org');
  const page = await stage.openDevice('reader@example.org', PATH);

  // A table of four columns is scrolled in its own region, and its words keep room.
  const table = page.locator('.table-scroll');
  const room = (await table.boundingBox())?.width ?? 0;
  await expect.poll(async () => (await table.locator('table').boundingBox())?.width).toBeGreaterThan(room);
  for (const cell of await table.getByRole('cell').all())
    expect((await cell.boundingBox())?.width).toBeGreaterThan(100);

  const term = page.getByRole('button', { name: 'stop', exact: true });
  const definition = page.getByText('An order that trades once the price reaches a level you chose.');
  await term.focus();
  await page.keyboard.press('Enter');
  await definition.waitFor();
  await expect.poll(() => term.getAttribute('aria-expanded')).toBe('true');
  await expectSound(page, 'an open term');
  await page.keyboard.press('Escape');
  await definition.waitFor({ state: 'hidden' });
  await expect.poll(() => page.locator(':focus').textContent()).toBe('stop');

  // The candles are counted as in the market: the first that is shown is number 21.
  const cursor = page.getByRole('slider', { name: 'The price jumped past the stop' });
  await cursor.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => cursor.getAttribute('aria-valuetext')).toMatch(/^21, /);
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => cursor.getAttribute('aria-valuetext'))
    .toMatch(/^41, .*open \$28, .* · Sold at \$28$/);
  await page.getByText('Generated data').waitFor();

  const bars = page.getByRole('figure', { name: 'The gap costs three times the plan' });
  await bars.getByText('Data table').click();
  await expect.poll(() => bars.getByRole('cell').allTextContents()).toContain('$360');

  const answer = page.getByText('30 × ($40 − $28) = $360.');
  await expect.poll(() => answer.isVisible()).toBe(false);
  await page.getByText('What does the plan lose on 30 shares').click();
  await answer.waitFor();
  await expectSoundInEveryLook(page, 'a text with figures');

  // On paper every answer stands open.
  await page.getByText('What does the plan lose on 30 shares').click();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => answer.isVisible()).toBe(true);
});

journeyTest('without its charts a lesson still says what they show', async ({ stage }) => {
  await signUpLearner(stage.server, 'offline@example.org');
  const page = await stage.openDevice('offline@example.org', '/dashboard');
  await page.route('**/lesson-chart-*.js', (route) => route.abort());
  await page.goto(PATH);
  await page.getByText('The price falls from above $36 to $28 at once.').waitFor();
  await page.getByRole('heading', { name: 'A jump' }).waitFor();
});
