import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { oneOrNone } from '#domain/kernel/one.ts';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { FIXTURE_COURSE, importFixtureCourse } from '#tests/support/quiz-product.ts';
import { takePicture, watchErrors } from './support/browser.ts';
import { expectSound, expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/*
 * A lecture as a learner plays it: by keys, by its transcript, step by step without motion, and on paper.
 */

/** A free lecture of 2 minutes: seven steps in two chapters. */
const LECTURE = `title: Past the stop
description: A price jumps past a stop.
minutes: 2
author: Editors
reviewed: 2026-11-20
skills: [risk-register]
markets:
  plan: { seed: 7, candles: 40, start: 40, volatility: 0.012, jumps: [{ at: 30, to: 28 }] }
scenes:
  - title: The planned loss
    stage: { kind: candles, market: plan }
    steps:
      - { say: Sam buys 30 coins at $40., seconds: 20, draw: [{ candles_to: 20 }] }
      - { say: A stop waits at $36., seconds: 20, draw: [{ level: 36, label: Stop at $36, tone: down }] }
      - { say: The planned loss is $120., seconds: 20, draw: [{ write: "30 x ($40 - $36) = $120" }] }
  - title: The real loss
    stage: { kind: candles, market: plan }
    steps:
      - { say: Then the price jumps., seconds: 20, draw: [{ candles_to: 40 }] }
      - { say: Nobody traded at the stop., seconds: 20, draw: [{ mark: 30, label: Sold at $28 }] }
      - { say: The real loss is $360., seconds: 20, draw: [{ write: "30 x ($40 - $28) = $360" }] }
`;

const LESSON = stableId('first-steps', 'money-at-risk', 'past-the-stop');
const PATH = `/course/${FIXTURE_COURSE}?lesson=${LESSON}`;

const changes = [
  { add: 'courses/first-steps/01-money-at-risk/03-past-the-stop.lecture.yaml', text: LECTURE },
];

const seekBar = (page: Page) => page.getByRole('slider', { name: 'Seek' });
const timeOf = async (page: Page) => Number(await seekBar(page).inputValue());

// spec: 62 The lesson viewer plays lectures
journeyTest('a lecture is played, sought, left and taken up again', async ({ stage }) => {
  await importFixtureCourse(stage.database, changes);
  await signUpLearner(stage.server, 'ada@example.org');
  const page = await stage.openDevice('ada@example.org', PATH, { width: 'desktop' });
  const errors = watchErrors(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const play = page.getByRole('button', { name: 'Play', exact: true });
  const pause = page.getByRole('button', { name: 'Pause', exact: true });
  await play.waitFor();
  await page.getByText('generated data').first().waitFor();

  // Keys, from wherever the focus is on the page.
  await page.keyboard.press('k');
  await pause.waitFor();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0);
  await page.keyboard.press('Space');
  await play.waitFor();
  await page.keyboard.press('0');
  await page.keyboard.press('l');
  await expect.poll(() => timeOf(page)).toBe(10);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => timeOf(page)).toBe(15);
  await page.keyboard.press('j');
  await expect.poll(() => timeOf(page)).toBe(5);
  await page.keyboard.press('5');
  await expect.poll(() => timeOf(page)).toBe(60);
  await expect.poll(() => seekBar(page).getAttribute('aria-valuetext')).toBe('1:00 of 2:00, The real loss');
  await page.keyboard.press('>');
  await expect.poll(() => page.getByRole('combobox', { name: 'Speed' }).inputValue()).toBe('1.25');
  await page.keyboard.press('c');
  await expect
    .poll(() => page.getByRole('button', { name: 'Captions' }).getAttribute('aria-pressed'))
    .toBe('false');
  await page.keyboard.press('c');

  // The seek bar has the same keys, and one frame is one frame.
  await seekBar(page).focus();
  await page.keyboard.press('.');
  await expect.poll(() => timeOf(page)).toBeGreaterThan(60);
  expect(await timeOf(page)).toBeLessThan(60.2);
  await page.keyboard.press('Home');
  await expect.poll(() => timeOf(page)).toBe(0);

  // Seeking shows what playing would show: the stop is drawn, the price has not jumped.
  await page.getByRole('combobox', { name: 'Chapter' }).selectOption('1');
  await expect.poll(() => timeOf(page)).toBe(60);
  const line = page.getByRole('button', { name: 'The planned loss is $120.' });
  await line.click();
  await expect.poll(() => timeOf(page)).toBe(40);
  await expect.poll(() => line.getAttribute('aria-current')).toBe('true');
  await page.getByRole('img', { name: 'The planned loss · Stop at $36' }).waitFor();
  await takePicture(page, 'lecture-desktop');
  await expectSound(page, 'lecture');

  // The position is sent while the lesson is left, and is there on the next visit.
  await page.goto('/dashboard');
  const position = async () => {
    const sql = 'select position::float from public.lesson_positions where lesson_id = $1';
    const { rows } = await stage.database.query<{ position: number }>(sql, [LESSON]);
    return oneOrNone(rows)?.position;
  };
  await expect.poll(position).toBe(40);
  await page.goto(PATH);
  await expect.poll(() => timeOf(page)).toBe(40);
  expect(errors).toEqual([]);
  await page.context().close();
});

journeyTest('without motion a lecture goes on step by step', async ({ stage }) => {
  await importFixtureCourse(stage.database, changes);
  await signUpLearner(stage.server, 'grace@example.org');
  const page = await stage.openDevice('grace@example.org', PATH, { width: 'phone' });
  await page.getByText('Step 1 of 6').waitFor();
  expect(await page.getByRole('button', { name: 'Play', exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.getByText('Step 2 of 6').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Step 3 of 6').waitFor();
  // Everything of the step is there at once.
  await page.getByRole('img', { name: 'Stop at $36 · 30 × ($40 − $36) = $120' }).waitFor();
  await page.getByRole('button', { name: 'Previous step' }).click();
  await page.getByText('Step 2 of 6').waitFor();
  await takePicture(page, 'lecture-phone-steps');
  await expectSoundInEveryLook(page, 'lecture in steps');
  await page.context().close();
});

journeyTest('a lecture is printed as a storyboard', async ({ stage }) => {
  await importFixtureCourse(stage.database, changes);
  await signUpLearner(stage.server, 'mary@example.org');
  const page = await stage.openDevice('mary@example.org', PATH, { width: 'desktop' });
  await page.getByText('Step 1 of 6').waitFor();
  await page.emulateMedia({ media: 'print' });
  // Each step of this lecture draws something.
  await expect.poll(() => page.getByRole('img', { name: /^The (planned|real) loss/ }).count()).toBe(6);
  await page.getByText('The real loss is $360.').last().waitFor();
  await expect.poll(() => seekBar(page).isVisible()).toBe(false);
  await takePicture(page, 'lecture-print');
  await page.context().close();
});
