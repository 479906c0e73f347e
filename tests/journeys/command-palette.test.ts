import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signUpLearner } from '#tests/support/product.ts';
import { expectSound, journeyTest } from './support/journey-test.ts';

/*
 * Everything by a few letters: screens, courses, lessons, settings; and the list of what the keys do.
 */

async function command(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Search pages/ }).fill(words);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Where to?' }).waitFor({ state: 'detached' });
}

journeyTest('goes to screens, courses and lessons, and changes settings', async ({ stage }) => {
  const { id, rest } = await signUpLearner(stage.server, 'commander@example.org');
  const { data } = await rest.from('courses').select('id').eq('title', 'Risk Management with AI').single();
  await rest.from('enrollments').insert({ user_id: id, course_id: data?.id });
  const page = await stage.openDevice('commander@example.org', '/dashboard', { width: 'desktop' });
  await page.getByRole('link', { name: 'Continue Risk Management with AI' }).waitFor();

  await page.getByRole('button', { name: /^Search pages/ }).click();
  await page.getByRole('option', { name: 'AI Mentor' }).waitFor();
  await expectSound(page, 'command palette');
  await page.keyboard.press('Escape');
  await command(page, 'mentor');
  await page.waitForURL('**/mentor');
  await command(page, 'manag risk');
  await page.waitForURL(/\/course\//);
  await page.getByRole('heading', { level: 1, name: 'Market, liquidity, leverage' }).waitFor();
  await command(page, 'register');
  await page.getByRole('heading', { level: 1, name: 'A register on one page' }).waitFor();

  // An exam is met at the end of its course, and nowhere before.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Search pages/ }).fill('Course-end exam');
  await page.getByRole('option', { name: 'Ask the mentor: “Course-end exam”' }).waitFor();
  expect(await page.getByRole('option', { name: /^Course-end exam/ }).count()).toBe(0);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Search pages/ }).fill('dark');
  await page.getByRole('option', { name: 'Dark Theme' }).waitFor();
  await page.getByRole('combobox', { name: /^Search pages/ }).fill('qwertzuiop');
  await page.getByText('Nothing matches. Try other words.').waitFor();
  await expectSound(page, 'command palette without a result');
  await page.keyboard.press('Escape');
  await command(page, 'dark');
  await page.locator('html[data-theme="dark"]').waitFor();
  await expect.poll(() => page.getByLabel('Theme').inputValue()).toBe('dark');
  await page.keyboard.press('Control+k');
  await expectSound(page, 'command palette in the dark');
  await page.keyboard.press('Escape');

  // One list of all that is found, each with what it is; a typing mistake is forgiven.
  const field = page.getByRole('combobox', { name: /^Search/ });
  const options = page.getByRole('option');
  await page.keyboard.press('Control+k');
  for (const [typed, found, kind] of [
    ['leverge', 'leverage', 'Term'],
    ['pairs base', 'Pairs, base and quote', 'Module'],
    ['two prices not one', 'Two prices, not one', 'Lesson'],
    ['psychology', 'Trading Psychology', 'Course'],
    ['compute levrage', 'Compute leverage and margin', 'Skill'],
    ['adds up a risk register', 'risk register', 'Passage'],
    ['passwrod', 'Password', 'Setting'],
    ['dashbord', 'Dashboard', 'Page'],
  ] as const) {
    await field.fill(typed);
    const option = options.filter({ hasText: found }).filter({ hasText: kind }).first();
    await option.waitFor();
  }
  await field.fill('leverge');
  await options.filter({ hasText: 'leverage' }).filter({ hasText: 'Holding more than your own' }).waitFor();
  await expectSound(page, 'command palette with all kinds');
  await page.keyboard.press('Escape');
  await command(page, 'passwrod');
  await page.waitForURL('**/account#password');
  await command(page, 'slippage');
  await page.waitForURL(/\/mentor/);
  await expect.poll(() => page.getByLabel('Your question').inputValue()).toBe('What does “slippage” mean?');

  await command(page, 'francais');
  await page.locator('html[lang="fr"]').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /./ }).first().waitFor();
  await page.getByRole('dialog').getByRole('combobox').fill('english');
  await page.keyboard.press('Enter');
  await page.locator('html[lang="en"]').waitFor();
  await command(page, 'sign out');
  await page.waitForURL(`${stage.server.url}/`);
});

journeyTest(
  '? lists the keys of the screen, and keys of one character can be switched off',
  async ({ stage }) => {
    await signUpLearner(stage.server, 'keys@example.org');
    const page = await stage.openDevice('keys@example.org', '/assessment', { width: 'desktop' });
    await page.getByRole('radio').first().waitFor();
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('?');
    await list.getByText('Choose an answer').waitFor();
    await expectSound(page, 'shortcuts');
    await list.getByRole('checkbox', { name: 'Use shortcuts of a single character' }).uncheck();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });

    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('?');
    await page.keyboard.press('1');
    await page.getByRole('progressbar', { name: 'Question 1 of 5' }).waitFor();
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    expect(await list.count()).toBe(0);
    await command(page, 'shortcuts');
    await list.getByRole('checkbox', { name: 'Use shortcuts of a single character' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('1');
    await page.getByRole('progressbar', { name: 'Question 2 of 5' }).waitFor();
  },
);
