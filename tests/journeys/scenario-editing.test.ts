import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { takePicture, watchErrors } from './support/browser.ts';
import { expectSound, expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/* An admin varies a scenario by its parameters, sees what its market could do, is told what the linter says, and saves it. */

journeyTest('an admin varies a scenario, and a learner finds it in the list', async ({ stage }) => {
  const admin = await signUpLearner(stage.server, 'varies@example.org');
  await stage.database.query(`select public.grant_admin('varies@example.org')`);
  const page = await stage.openDevice(admin.email, '/admin?tab=simulator', { width: 'desktop' });
  const errors = watchErrors(page);
  await page.getByRole('button', { name: 'Vary “The morning after the results”' }).click();
  await page.getByRole('heading', { name: 'A variation of “The morning after the results”' }).waitFor();
  await page.getByText(/^After twelve days they stand between/).waitFor();
  await page.getByText('Share: a leap of −9% on day 3').waitFor();
  await expectSoundInEveryLook(page, 'a scenario that is varied');
  await takePicture(page, 'scenario-editing');

  await page.getByLabel('Title, in English').fill('A morning that nobody sees');
  await page.getByLabel('Volatility, times the usual').fill('0');
  await page.getByText('Type a number from 0.01 to 20.').waitFor();
  await page.getByRole('button', { name: 'Save the scenario' }).click();
  await page.getByText('Something is empty or out of its bounds').waitFor();
  await page.getByLabel('Volatility, times the usual').fill('0.5');
  await page.getByLabel('Day of the session').fill('20');
  await page.getByLabel('Leap, in percent').fill('-15');
  await page.getByRole('button', { name: 'Plant it' }).click();

  // Nobody has to get as far as day 20: the linter says so, and the server saves nothing.
  const before = await page.getByText(/^After twelve days/).textContent();
  await page.getByRole('button', { name: 'Draw it as it is now' }).click();
  await page.getByText('Nobody has to get as far as day 20').waitFor();
  await page.locator('footer select').first().selectOption('fr');
  await page.getByText('Personne n’est obligé d’arriver au jour 20.').waitFor();
  await page.locator('footer select').first().selectOption('en');
  await page.getByText('Nobody has to get as far as day 20').waitFor();
  await expect.poll(() => page.getByText(/^After twelve days/).textContent()).not.toBe(before);
  await page.getByRole('button', { name: 'Save the scenario' }).click();
  await page.getByText('The linter has something to say').waitFor();
  // The refusal is in the console, too; nothing else is.
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  expect(errors.splice(0).filter((error) => !error.includes('409'))).toEqual([]);
  await expectSound(page, 'a scenario that is not sound');

  // What was typed is there after a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Vary “The morning after the results”' }).click();
  await page.getByText('a leap of −15% on day 20').waitFor();
  expect(await page.getByLabel('Title, in English').inputValue()).toBe('A morning that nobody sees');
  await page.getByRole('button', { name: /^Take out: Share: a leap of −15%/ }).click();
  await page.getByRole('button', { name: 'Save the scenario' }).click();
  await page.getByRole('button', { name: 'Change “A morning that nobody sees”' }).waitFor();
  await expectSound(page, 'a scenario that was made here');

  const learner = await signUpLearner(stage.server, 'finds-it@example.org');
  const phone = await stage.openDevice(learner.email, '/simulator');
  await phone.getByRole('button', { name: /^All other scenarios/ }).click();
  await phone.getByRole('link', { name: 'A morning that nobody sees' }).waitFor();

  await page.getByRole('button', { name: 'Remove “A morning that nobody sees”' }).click();
  await expect
    .poll(() => page.getByRole('button', { name: 'Change “A morning that nobody sees”' }).count())
    .toBe(0);
  expect(errors).toEqual([]);
});

journeyTest(
  'a scenario is begun from blank at a phone, by keyboard, with what is planted and asked for',
  async ({ stage }) => {
    const admin = await signUpLearner(stage.server, 'begins@example.org');
    await stage.database.query(`select public.grant_admin('begins@example.org')`);
    const page = await stage.openDevice(admin.email, '/admin?tab=simulator', { width: 'phone' });
    const errors = watchErrors(page);
    await page.getByRole('button', { name: 'Begin a new scenario' }).press('Enter');
    await page.getByRole('heading', { name: 'A new scenario' }).waitFor();
    await page.getByText(/^After twelve days they stand between/).waitFor();
    await page.getByLabel('Title, in English').fill('Out of nothing');

    // Another lesson brings its own skills.
    const module = page.getByLabel('Module');
    await module.selectOption({ label: 'Risk Management with AI: A map of what can go wrong' });
    await page
      .getByLabel('Lesson', { exact: true })
      .selectOption({ label: 'Market, liquidity, leverage, firm, machine and you' });
    await page.getByLabel('Another skill that it practises').selectOption({ label: 'Use stop orders' });
    await page.getByRole('button', { name: 'Add the skill' }).press('Enter');
    const practised = page.getByRole('list', { name: 'Skills that it practises' });
    await practised.getByText('Use stop orders').waitFor();

    for (const what of ['An edge after leaps', 'Another way of moving']) {
      await page.getByLabel('What to plant').selectOption({ label: what });
      await page.getByRole('button', { name: 'Plant it' }).press('Enter');
    }
    const planted = page.getByRole('list', { name: 'What is planted into it' });
    await planted
      .getByText('Share: after a leap it goes on by 0.5 times as much within 120 minutes')
      .waitFor();
    await planted.getByText('From day 2 on: Crisis').waitFor();

    const goal = page.getByRole('list', { name: 'What it asks for' });
    const other = page.getByLabel('Another condition');
    for (const kind of await other.locator('option').allTextContents()) {
      await other.selectOption({ label: kind });
      await page.getByRole('button', { name: 'Add the condition' }).press('Enter');
    }
    await goal.getByText('Entries are limit orders').waitFor();
    await goal.getByLabel('stop orders', { exact: true }).check();
    await goal.getByText('Entries are limit orders or stop orders').waitFor();
    await goal.getByLabel('When', { exact: true }).selectOption({ label: 'Over the weekend' });
    await goal.getByText('Held over the weekend is no more than 100% of the account').waitFor();
    // What is taken out leaves the focus among what is left.
    await goal.getByRole('button', { name: 'Take out: At least 3 trades' }).first().press('Enter');
    await goal.and(page.locator(':focus')).waitFor();
    await expectSoundInEveryLook(page, 'a scenario that is begun');
    await takePicture(page, 'scenario-begun-phone');

    await page.getByRole('button', { name: 'Save the scenario' }).press('Enter');
    await page.getByRole('button', { name: 'Change “Out of nothing”' }).waitFor();
    const { rows } = await stage.database.query<{ conditions: number; planted: number; skills: string[] }>(
      `select jsonb_array_length(scenario -> 'goal') as conditions, jsonb_array_length(scenario -> 'market' -> 'planted') as planted,
       skills from public.simulator_scenarios where id = 'out-of-nothing'`,
    );
    const saved = one(rows);
    expect(saved).toMatchObject({ planted: 2, skills: expect.arrayContaining(['stop-orders']) });
    expect(saved.conditions).toBeGreaterThan(20);
    expect(errors).toEqual([]);
  },
);
