import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { takePicture } from './support/browser.ts';
import { breakServer, expectSound, expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';
import { keyboard } from './support/hands.ts';

/*
 * The chat with the mentor: asked by pointer and by keyboard, on a phone and on a desktop, on a good and on a bad day.
 */

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const log = (page: Page) => page.getByRole('log');
const box = (page: Page) => page.getByLabel('Your question');

/** What was said last, with its minute, is above the question box; what is longer than the window is there from its top. */
async function expectInView(page: Page, words: string): Promise<void> {
  const [reply, covered] = [log(page).locator('> *').last(), box(page)];
  await reply.getByText(words).waitFor();
  await expect.poll(() => reply.getByRole('time').textContent()).toMatch(/\d:\d\d/);
  const places = async () => [await reply.boundingBox(), await covered.boundingBox()] as const;
  await expect
    .poll(async () => {
      const [said, field] = await places();
      if (said === null || field === null) return false;
      return said.y >= 0 && (said.y < 60 || said.y + said.height <= field.y);
    })
    .toBe(true);
}

async function ask(page: Page, question: string, reply: string): Promise<void> {
  await box(page).fill(question);
  await box(page).press('Enter');
  await log(page).getByText(reply).waitFor();
}

journeyTest('suggests, answers with lessons and words, and looks sound everywhere', async ({ stage }) => {
  await signUpLearner(stage.server, 'ada@example.org');
  const page = await stage.openDevice('ada@example.org', '/mentor');
  await page.getByText('Ask your first question.').waitFor();
  await button(page, 'What is trading?').waitFor();
  await expectSoundInEveryLook(page, 'mentor empty');
  await button(page, 'What is trading?').click();
  await page.getByText('The mentor is typing...').waitFor();
  // One question at a time: a second one stays in the box.
  await box(page).fill('What is a stop?');
  await box(page).press('Enter');
  await log(page).getByText('To trade is to buy or sell something').waitFor();
  await expect.poll(() => box(page).inputValue()).toBe('What is a stop?');
  await box(page).press('Enter');
  await log(page).getByRole('link', { name: 'Four ways past one stop' }).waitFor();
  await expect.poll(() => log(page).getByText('slippage:').count()).toBe(1);
  for (const [colorScheme, language] of [
    ['light', 'en'],
    ['dark', 'en'],
    ['light', 'ar'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator('footer select').first().selectOption(language, { force: true });
    await page.locator(`html[lang="${language}"]`).waitFor();
    await expectSound(page, `mentor, ${colorScheme}, ${language}`);
    await takePicture(page, `mentor-${colorScheme}-${language}`);
  }
  await page.locator('footer select').first().selectOption('en', { force: true });
  await log(page).getByRole('link', { name: 'Four ways past one stop' }).click();
  await page.waitForURL(/\/course\/.+lesson=/);
  await page.getByRole('heading', { name: 'Four ways past one stop' }).first().waitFor();
});

journeyTest('answers in the language of the interface', async ({ stage }) => {
  await signUpLearner(stage.server, 'zh@example.org');
  const page = await stage.openDevice('zh@example.org', '/mentor', { width: 'desktop' });
  await page.locator('footer select').first().selectOption('zh', { force: true });
  await page.locator('html[lang="zh"]').waitFor();
  await page.getByRole('button', { name: '我该怎么开始？' }).click();
  await log(page).getByText('大约两分钟').waitFor();
});

journeyTest('works a sum out, draws it and goes on from it, also after a reload', async ({ stage }) => {
  await signUpLearner(stage.server, 'sums@example.org');
  const page = await stage.openDevice('sums@example.org', '/mentor', { width: 'desktop' });
  await ask(page, 'How many shares can I buy with $5000?', 'To work it out I still need');
  await ask(page, '1% and the stop is $2 away', '$50 ÷ $2 = 25');
  const drawing = log(page).getByRole('img', { name: /that makes 25 units/ });
  await drawing.waitFor();
  await ask(page, 'why not just buy 100?', 'Only the price of being wrong changes');
  await ask(page, 'and for forex?', 'the pair, such as EUR/USD');
  await page.reload();
  await drawing.waitFor();
  await log(page).getByRole('heading', { name: 'and for forex?' }).waitFor();
  await expectSoundInEveryLook(page, 'mentor sum');
  await takePicture(page, 'mentor-sum');
});

journeyTest('gives no advice, and says when it does not know', async ({ stage }) => {
  await signUpLearner(stage.server, 'buyer@example.org');
  const page = await stage.openDevice('buyer@example.org', '/mentor');
  await ask(page, 'Where do I put 5000?', 'I cannot tell you what to buy');
  await ask(page, 'Who won the world cup?', 'I have no answer to that');
});

journeyTest('is worked by keyboard, and leaves Enter to an input method', async ({ stage }) => {
  await signUpLearner(stage.server, 'keys@example.org');
  const page = await stage.openDevice('keys@example.org', '/mentor', { width: 'desktop' });
  const hands = keyboard(page);
  await hands.type(box(page), '   ');
  await page.keyboard.press('Enter');
  await hands.type(box(page), 'What is a pip');
  // As a browser tells the Enter that picks a word while an input method composes.
  await box(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
  await page.keyboard.press('Shift+Enter');
  await expect.poll(() => box(page).inputValue()).toMatch(/\n/);
  expect(await log(page).getByText('You').count()).toBe(0);
  await page.keyboard.press('Enter');
  await log(page).getByText('The usual smallest step of a quote').waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await hands.press(button(page, 'Copy this reply'));
  await button(page, 'Copied').waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toContain(
    'The usual smallest step of a quote',
  );
});

journeyTest('keeps conversations, finds, saves and deletes them', async ({ stage }) => {
  await signUpLearner(stage.server, 'keeper@example.org');
  const page = await stage.openDevice('keeper@example.org', '/mentor', { width: 'phone' });
  await ask(page, 'What is a drawdown?', 'From $10,000 down to $8,000');
  await page.getByRole('link', { name: 'New conversation' }).click();
  await page.getByText('Ask your first question.').waitFor();
  await ask(page, 'What is a pip?', 'The usual smallest step');
  await page.waitForURL(/conversation=[0-9a-f-]{36}/);
  expect(await log(page).getByText('What is a drawdown?').count()).toBe(0);
  await page.getByRole('link', { name: 'New conversation' }).click();
  await page.getByText('Ask your first question.').waitFor();
  await page.goBack();
  await page.reload();
  await log(page).getByText('The usual smallest step').waitFor();

  await button(page, 'Conversations').click();
  const list = page.getByRole('navigation', { name: 'Conversations' });
  await list.getByRole('link').nth(1).waitFor();
  await expectSoundInEveryLook(page, 'mentor conversations');
  await takePicture(page, 'mentor-conversations');
  await list.getByLabel('Search your conversations').fill('highest value so FAR');
  await expect.poll(() => list.getByRole('link').allTextContents()).toEqual(['What is a drawdown?']);
  await list.getByLabel('Search your conversations').fill('nothing like it 100%');
  await list.getByText('Nothing found.').waitFor();
  await list.getByLabel('Search your conversations').fill('');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    list.getByRole('button', { name: 'Save all as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('conversations.md');
  await list.getByRole('link', { name: 'What is a drawdown?' }).click();
  await log(page).getByText('From $10,000 down to $8,000').waitFor();

  await button(page, 'Conversations').click();
  await list.getByRole('button', { name: 'Delete What is a drawdown?' }).click();
  await list.getByRole('button', { name: 'Keep' }).click();
  await list.getByRole('button', { name: 'Delete What is a drawdown?' }).click();
  await list.getByRole('button', { name: 'Delete for good' }).click();
  await expect.poll(() => list.getByRole('link').allTextContents()).toEqual(['What is a pip?']);
  await page.getByText('Ask your first question.').waitFor();
  await list.getByRole('button', { name: 'Delete all conversations' }).click();
  await list.getByRole('button', { name: 'Delete for good' }).click();
  await list.getByText('Nothing is kept yet.').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Mentor' }).click();
  await page.getByText('Ask your first question.').waitFor();
  expect(await log(page).getByText('You').count()).toBe(0);
  const { rowCount } = await stage.database.query(
    `select from public.mentor_messages join auth.users on users.id = user_id where email = 'keeper@example.org'`,
  );
  expect(rowCount).toBe(0);
});

journeyTest('does not take the page away from somebody who reads further up', async ({ stage }) => {
  await signUpLearner(stage.server, 'scroller@example.org');
  const page = await stage.openDevice('scroller@example.org', '/mentor');
  await ask(page, 'What is a hedge?', 'A second position that gains');
  await expectInView(page, 'A second position that gains');
  await ask(page, 'What is leverage?', 'Trading with more than you own');
  await expectInView(page, 'Trading with more than you own');
  await box(page).fill('What is a drawdown?');
  await box(page).press('Enter');
  await page.getByText('The mentor is typing...').waitFor();
  await page.evaluate('scrollTo(0, 0)');
  await log(page).getByText('From $10,000 down to $8,000').waitFor({ state: 'attached' });
  expect(await page.evaluate('scrollY')).toBe(0);
  // Whoever asks again wants to see the answer.
  await ask(page, 'What is a pip?', 'The usual smallest step');
  await expectInView(page, 'The usual smallest step');
});

journeyTest('keeps what was typed when it cannot be sent, and over a reload', async ({ stage }) => {
  await signUpLearner(stage.server, 'offline@example.org');
  const page = await stage.openDevice('offline@example.org', '/mentor');
  await page.getByText('Ask your first question.').waitFor();
  // What tells of a lost connection has been fetched while there was one.
  await page.getByRole('region', { name: /^Notifications/ }).waitFor({ state: 'attached' });
  await page.context().setOffline(true);
  await box(page).fill('What is a gap?');
  await box(page).press('Enter');
  await page.getByText('Your question was not sent.').waitFor();
  await expect.poll(() => box(page).inputValue()).toBe('What is a gap?');
  expect(await log(page).getByText('What is a gap?').count()).toBe(0);
  await page.context().setOffline(false);
  await page.reload();
  await expect.poll(() => box(page).inputValue()).toBe('What is a gap?');
  await box(page).press('Enter');
  await log(page).getByText('A jump from one price to another').first().waitFor();

  const repair = await breakServer(page, '**/rest/v1/mentor_messages*');
  await page.reload();
  await page.getByText('The conversation could not be loaded').waitFor();
  await expectSound(page, 'mentor broken');
  await repair();
  await button(page, 'Retry').click();
  await log(page).getByText('A jump from one price to another').first().waitFor();
});

journeyTest('opens beside a lesson, which stays where it is', async ({ stage }) => {
  const { id, rest } = await signUpLearner(stage.server, 'beside@example.org');
  const { rows } = await stage.database.query<{ id: string; course_id: string }>(
    `select lessons.id, lessons.course_id from public.lessons
     join public.courses on courses.id = course_id join public.modules on modules.id = module_id
     where courses.slug = 'risk-management-with-ai' and content_type = 'text'
     order by modules.order_index, lessons.order_index limit 1`,
  );
  const lesson = one(rows);
  await rest.from('enrollments').insert({ user_id: id, course_id: lesson.course_id });
  for (const width of ['phone', 'desktop'] as const) {
    const path = `/course/${lesson.course_id}?lesson=${lesson.id}`;
    const page = await stage.openDevice('beside@example.org', path, { width });
    const panel = page.getByRole('complementary', { name: 'AI Mentor' });
    const opener = button(page, 'Ask the mentor');
    const hands = keyboard(page);
    await hands.press(opener);
    await panel.getByRole('heading', { name: 'AI Mentor' }).waitFor();
    await page.locator('h2:focus', { hasText: 'AI Mentor' }).waitFor();
    expect(await opener.getAttribute('aria-expanded')).toBe('true');
    await hands.type(panel.getByLabel('Your question'), 'What is a stop?');
    await page.keyboard.press('Enter');
    const reply = panel.getByRole('log').locator('> *').last();
    await reply.getByText('slippage:').waitFor();
    // The reply begins inside the panel, and the lesson is still read above or beside it.
    await expect
      .poll(async () => {
        const [said, room] = [await reply.boundingBox(), await panel.boundingBox()];
        return said !== null && room !== null && said.y >= room.y;
      })
      .toBe(true);
    expect(await page.evaluate('scrollY')).toBe(0);
    // Nothing that takes the focus is hidden by it.
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Account' })
      .click({ trial: true });
    await button(page, 'Complete Lesson').focus();
    await expect
      .poll(async () => {
        const [focused, room] = [
          await button(page, 'Complete Lesson').boundingBox(),
          await panel.boundingBox(),
        ];
        if (focused === null || room === null) return false;
        return width === 'desktop' || focused.y + focused.height <= room.y;
      })
      .toBe(true);
    await page.evaluate('scrollTo(0, 0)');
    if (width === 'desktop') {
      const [article, room] = [await page.locator('article').boundingBox(), await panel.boundingBox()];
      expect((article?.x ?? 0) + (article?.width ?? 0)).toBeLessThanOrEqual(room?.x ?? 0);
    }
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(page.url()).toContain(lesson.id);
    await expectSoundInEveryLook(page, `mentor beside a lesson, ${width}`);
    await takePicture(page, `mentor-beside-${width}`);

    // It stays from lesson to lesson.
    await button(page, 'Next lesson').click();
    await page.waitForURL((url) => !url.href.includes(lesson.id));
    await reply.getByText('slippage:').waitFor();
    await panel.getByLabel('Your question').focus();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await page.locator('h1:focus').waitFor();
    // The key does the same, and closing gives the focus back to where it was.
    await page.keyboard.press('a');
    await panel.waitFor();
    await page.keyboard.press('Escape');
    await page.locator('h1:focus').waitFor();
    await page.context().close();
  }
});
