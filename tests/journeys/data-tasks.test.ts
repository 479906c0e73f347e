import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DATA_LESSON, importDataCourse } from '#tests/support/data-task-product.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { FIXTURE_COURSE } from '#tests/support/quiz-product.ts';
import { keyboard } from './support/hands.ts';
import { expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/*
 * Tasks at a table: by keyboard on one device, found again on another, and by finger.
 */

const PATH = `/course/${FIXTURE_COURSE}?lesson=${DATA_LESSON}`;

const activity = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });

journeyTest('a learner works a table by keyboard and finds it done on another device', async ({ stage }) => {
  await importDataCourse(stage.database);
  await signUpLearner(stage.server, 'table@example.org');
  const page = await stage.openDevice('table@example.org', PATH, { width: 'desktop' });
  const hands = keyboard(page);

  const worst = activity(page, 'Mark the four worst days');
  await worst.getByText('40 of 40 rows are shown.').waitFor();
  await hands.press(worst.getByRole('button', { name: 'Result' }));
  await expect
    .poll(() => worst.getByRole('columnheader', { name: 'Result' }).getAttribute('aria-sort'))
    .toBe('ascending');
  await hands.choose(worst.getByRole('checkbox', { name: 'Mark row 25, 25', exact: true }));
  await hands.choose(worst.getByRole('checkbox', { name: 'Mark row 6, 6', exact: true }));
  await hands.choose(worst.getByRole('checkbox', { name: 'Mark row 31, 31', exact: true }));
  await worst.getByText('3 rows are marked.').waitFor();
  await hands.press(worst.getByRole('button', { name: 'Check' }));
  await worst.getByText('2 of 3 marked rows are right.').waitFor();
  await worst.getByText('The worst days are the largest losses.').waitFor();
  await expectSoundInEveryLook(page, 'a table that was marked once', worst);

  const phone = await stage.openDevice('table@example.org', PATH);
  await activity(phone, 'Mark the four worst days').getByText('3 rows are marked.').waitFor();
  await expect
    .poll(() =>
      activity(phone, 'Mark the four worst')
        .getByRole('checkbox', { name: 'Mark row 6, 6', exact: true })
        .isChecked(),
    )
    .toBe(true);

  await worst.getByRole('checkbox', { name: 'Mark row 31, 31', exact: true }).focus();
  await page.keyboard.press('Space');
  for (const row of [16, 32]) {
    await worst.getByRole('checkbox', { name: `Mark row ${row}, ${row}`, exact: true }).focus();
    await page.keyboard.press('Space');
  }
  await hands.press(worst.getByRole('button', { name: 'Try once more' }));
  await worst.getByText('Sorted by result they stand together.').waitFor();
  await worst.getByText('4 of 4 marked rows are right.').waitFor();

  const line = activity(page, 'Where does the line lie');
  await hands.press(line.getByRole('button', { name: 'Check' }));
  await line.getByRole('alert').filter({ hasText: 'Answer first.' }).waitFor();
  await hands.type(line.getByRole('textbox', { name: 'Level, typed' }), '-1.7');
  await hands.press(line.getByRole('button', { name: 'Check' }));
  await line.getByText('Truth: −1.7%').waitFor();

  const sum = activity(page, 'What did the breakouts come to?');
  await hands.press(sum.getByText('Filter the rows'));
  await sum.getByRole('combobox', { name: 'Setup' }).focus();
  await page.keyboard.type('Breakout');
  await sum.getByText('6 of 10 rows are shown.').waitFor();
  await hands.type(sum.getByRole('textbox', { name: 'Your answer in R' }), '-3.5');
  await hands.press(sum.getByRole('button', { name: 'Check' }));
  await sum.getByText('The breakouts lost 3.5 R together.').waitFor();

  const tags = activity(page, 'Which trades followed the plan?');
  const verdicts = ['Fol', 'Fol', 'Bro', 'Fol', 'Fol', 'A s', 'Bro', 'Bro', 'Fol'];
  for (const [place, word] of verdicts.entries()) {
    await tags.getByRole('combobox', { name: `Tag of row ${place + 1}, ${place + 1}`, exact: true }).focus();
    await page.keyboard.type(word);
  }
  await hands.press(tags.getByRole('button', { name: 'Check' }));
  await tags.getByRole('alert').filter({ hasText: 'Rows without one: 1.' }).waitFor();
  await expectSoundInEveryLook(page, 'a tag is missing', tags);
  await tags.getByRole('combobox', { name: 'Tag of row 10, 10', exact: true }).focus();
  await page.keyboard.type('Bro');
  await hands.press(tags.getByRole('button', { name: 'Check' }));
  await tags.getByText('9 of 10 tags are right.').waitFor();
  await tags.getByText('Not right: Followed the plan').waitFor();
  await tags.getByText('The plan, to the letter.').waitFor();

  const rank = activity(page, 'Rank the five');
  const up = (risk: string) =>
    rank.getByRole('listitem').filter({ hasText: risk }).getByRole('button', { name: 'Move up' });
  await up('Fees').focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowUp');
  await hands.press(rank.getByRole('button', { name: 'Check' }));
  await rank.getByText('1 of 5 rows stand in their place.').waitFor();
  await up('A failing firm').focus();
  await page.keyboard.press('ArrowUp');
  for (let step = 0; step < 2; step += 1) {
    await up('A stolen key').focus();
    await page.keyboard.press('ArrowUp');
  }
  await hands.press(rank.getByRole('button', { name: 'Try once more' }));
  await rank.getByText('Fees cost most, and nobody fears them.').waitFor();

  const rule = activity(page, 'Build a rule');
  await rule.getByRole('combobox', { name: 'Column' }).focus();
  await page.keyboard.type('Spr');
  await hands.press(rule.getByRole('button', { name: 'Check' }));
  await rule.getByRole('alert').filter({ hasText: 'Give every condition a value.' }).waitFor();
  await expectSoundInEveryLook(page, 'a rule without a value', rule);
  await hands.type(rule.getByRole('textbox', { name: 'Value in $' }), '2.5');
  await hands.press(rule.getByRole('button', { name: 'Check' }));
  await rule
    .getByText('On rows you do not see it caught 13 of 13, with 21 false alarms in 47 others.')
    .waitFor();
  await hands.press(rule.getByRole('button', { name: 'Add a condition' }));
  const second = rule.getByRole('group', { name: 'Condition 2' });
  await second.getByRole('combobox', { name: 'Column' }).focus();
  await page.keyboard.type('Spr');
  await hands.type(second.getByRole('textbox', { name: 'Value in $' }), '3.1');
  await hands.press(rule.getByRole('button', { name: 'Try once more' }));
  await rule.getByText('it caught 11 of 13, with 2 false alarms in 47 others.').waitFor();
  await rule.getByText('The spread tells most of it.').waitFor();

  const plan = activity(page, 'Write a policy');
  await hands.type(plan.getByRole('textbox', { name: 'Risk of a trade' }), '9');
  await hands.type(plan.getByRole('textbox', { name: 'Trades at a time' }), '4');
  await hands.press(plan.getByRole('button', { name: 'Check' }));
  await plan.getByText('Enter a number from 0% to 5%.').waitFor();
  await expectSoundInEveryLook(page, 'a plan with a number out of its range', plan);
  await hands.type(plan.getByRole('textbox', { name: 'Risk of a trade' }), '2');
  await plan.getByRole('combobox', { name: 'The stop is' }).focus();
  await page.keyboard.type('kept');
  await hands.press(plan.getByRole('button', { name: 'Check' }));
  await plan.getByText('All trades together may lose no more than 4%.').waitFor();
  await plan.getByText('A stop in mind is moved.').waitFor();
  await hands.type(plan.getByRole('textbox', { name: 'Risk of a trade' }), '1');
  await plan.getByRole('combobox', { name: 'The stop is' }).focus();
  await page.keyboard.type('set');
  await hands.press(plan.getByRole('button', { name: 'Try once more' }));
  await plan.getByText('A policy says what is not done.').waitFor();
  await expectSoundInEveryLook(page, 'all tables done');

  await phone.reload();
  await activity(phone, 'Where does the line lie').getByText('Truth: −1.7%').waitFor();
  await activity(phone, 'Build a rule').getByText('it caught 11 of 13').waitFor();
  await activity(phone, 'Write a policy').getByText('A policy says what is not done.').waitFor();
  await activity(phone, 'Which trades').getByText('The plan, to the letter.').waitFor();
  await expect.poll(() => phone.getByRole('button', { name: 'Check' }).count()).toBe(0);
  await expectSoundInEveryLook(phone, 'all tables done, on a phone');
});

journeyTest(
  'a finger marks rows and drags a line, and a reload keeps what is not sent',
  async ({ stage }) => {
    await importDataCourse(stage.database);
    await signUpLearner(stage.server, 'touch@example.org');
    const page = await stage.openDevice('touch@example.org', PATH);
    const worst = activity(page, 'Mark the four worst days');
    await worst.getByRole('button', { name: 'Result' }).click();
    const box = worst.getByRole('checkbox', { name: 'Mark row 16, 16', exact: true });
    await box.check();
    expect((await box.locator('xpath=..').boundingBox())?.height).toBeGreaterThanOrEqual(44);

    // On a phone the tag of a row takes no room from its words, and the filter shows that it opens.
    const tags = activity(page, 'Which trades followed the plan?');
    const words = await tags.getByRole('row').nth(1).boundingBox();
    const tag = await tags.getByRole('combobox', { name: 'Tag of row 1, 1', exact: true }).boundingBox();
    if (!words || !tag) throw new Error('The row is not to be seen.');
    expect(tag.y).toBeGreaterThanOrEqual(words.y + words.height);
    const filter = tags.locator('summary');
    expect(await filter.locator('svg').count()).toBe(1);
    await filter.click();
    await tags.getByRole('combobox', { name: 'Setup' }).waitFor();

    const line = activity(page, 'Where does the line lie');
    const plot = line.locator('.touch-none');
    await plot.scrollIntoViewIfNeeded();
    const place = await plot.boundingBox();
    if (!place) throw new Error('The sheet is not to be seen.');
    await page.mouse.move(place.x + place.width * 0.5, place.y + place.height * 0.5);
    await page.mouse.down();
    await page.mouse.move(place.x + place.width * 0.5, place.y + place.height * 0.8, { steps: 4 });
    await page.mouse.up();
    const level = line.getByRole('slider', { name: 'Level' });
    await expect.poll(() => level.getAttribute('aria-valuetext')).toMatch(/^−1\.[789]%$/);

    await page.reload();
    await expect.poll(() => level.getAttribute('aria-valuetext')).toMatch(/^−1\.[789]%$/);
    await worst.getByText('1 row is marked.').waitFor();

    // On paper the whole table, as it came.
    await worst.getByRole('button', { name: 'Result' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => worst.getByRole('row').nth(1).innerText()).toMatch(/^Mark row 1, 1\b/);
    await expect.poll(() => worst.getByRole('row').count()).toBe(41);
    await worst.getByRole('button', { name: 'Check' }).waitFor({ state: 'hidden' });
    // A tag is ticked there, not chosen from a list that cannot open.
    await expect.poll(() => tags.getByText('☐ Broke the plan').first().isVisible()).toBe(true);
    await tags.getByRole('combobox', { name: 'Tag of row 1, 1', exact: true }).waitFor({ state: 'hidden' });
  },
);
