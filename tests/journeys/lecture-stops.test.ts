import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ASKING_LESSON, askingLecture } from '#tests/support/asking-lecture.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { FIXTURE_COURSE, importFixtureCourse } from '#tests/support/quiz-product.ts';
import { takePicture } from './support/browser.ts';
import { keyboard } from './support/hands.ts';
import { expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/*
 * A lecture that asks: played to its stops by keyboard, answered, left, and taken up on another device.
 */

const PATH = `/course/${FIXTURE_COURSE}?lesson=${ASKING_LESSON}`;
const seekBar = (page: Page) => page.getByRole('slider', { name: 'Seek' });
const timeOf = async (page: Page) => Number(await seekBar(page).inputValue());
const marks = (page: Page) =>
  page.locator('[data-stop]').evaluateAll((all) => all.map((each) => each.getAttribute('data-stop')));
const stop = (page: Page, title: string) => page.getByRole('region', { name: title });

journeyTest('a lecture waits at its stops, and goes on with the answer', async ({ stage }) => {
  await importFixtureCourse(stage.database, [askingLecture('03')]);
  await signUpLearner(stage.server, 'ada@example.org');
  const page = await stage.openDevice('ada@example.org', PATH, { width: 'desktop' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const hands = keyboard(page);
  const planned = stop(page, 'What does Sam plan to lose?');

  // It opens on a picture with something in it, but not with the answer to what it will ask.
  const poster = page.getByRole('img', { name: 'The planned loss · Stop at $36', exact: true });
  await poster.waitFor();
  await page.locator('article').getByText('Lecture', { exact: true }).waitFor();
  // Nothing lies over it.
  const picture = await poster.boundingBox();
  const way = await page.getByRole('button', { name: 'Start the lecture' }).boundingBox();
  expect(way?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
  await takePicture(page, 'lecture-poster');
  await expectSoundInEveryLook(page, 'the poster of a lecture');
  await hands.press(page.getByRole('button', { name: 'Start the lecture' }));
  await planned.getByText('Waiting for your answer, 1 of 2').waitFor();
  const asked = await timeOf(page);
  expect(asked).toBe(2);
  // Neither does the transcript tell what is said next, nor anything else on the page.
  expect(await page.getByText('The planned loss is $120.').filter({ visible: true }).count()).toBe(0);
  expect(await marks(page)).toEqual(['open', 'open']);

  // Playing on leads to the question, and numbers are answers.
  await page.keyboard.press('k');
  await expect.poll(() => planned.evaluate((box) => box === box.ownerDocument.activeElement)).toBe(true);
  await page.keyboard.press('5');
  expect(await timeOf(page)).toBe(asked);
  await hands.type(planned.getByRole('textbox', { name: 'Your answer, typed' }), '150');
  await hands.choose(planned.getByRole('radio', { name: 'A guess' }));
  await expectSoundInEveryLook(page, 'a lecture that waits');
  await takePicture(page, 'lecture-stop');
  await hands.press(planned.getByRole('button', { name: 'Commit to it' }));
  await planned.getByText('It is $120.').waitFor();
  await expect.poll(() => marks(page)).toEqual(['answered', 'open']);
  await hands.press(planned.getByRole('button', { name: 'Go on with the lecture' }));
  const playing = page.getByRole('img', { name: /Planned: \$120\. You said \$150\.$/ });
  await playing.waitFor();
  // The question had taken its place on the screen.
  await expect.poll(async () => (await playing.boundingBox())?.y).toBeGreaterThanOrEqual(0);

  // Seeking passes a stop and playing back over it asks; who wants to be shown leaves it open.
  await page.keyboard.press('9');
  await expect.poll(() => timeOf(page)).toBeGreaterThan(100);
  expect(await stop(page, 'What does Sam lose?').count()).toBe(0);
  await hands.press(page.getByRole('button', { name: /What does Sam lose\?/ }));
  await hands.press(stop(page, 'What does Sam lose?').getByRole('button', { name: 'Show me' }));
  await expect.poll(() => timeOf(page)).toBeGreaterThan(59.1);
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
  await page.keyboard.press('k');
  expect(await marks(page)).toEqual(['answered', 'open']);
  const sql = 'select activity, answer from public.activity_answers where lesson_id = $1';
  expect((await stage.database.query(sql, [ASKING_LESSON])).rows).toEqual([
    { activity: 'planned', answer: 150 },
  ]);

  await page.reload();
  await expect.poll(() => marks(page)).toEqual(['answered', 'open']);
  await page.context().close();

  // Another device, without motion: the same answers, and the open question when its step is left.
  const phone = await stage.openDevice('ada@example.org', PATH, { width: 'phone' });
  await expect.poll(() => marks(phone)).toEqual(['answered', 'open']);
  await phone.getByRole('button', { name: 'The planned loss is $120.' }).click();
  await phone.getByRole('img', { name: /You said \$150\.$/ }).waitFor();
  await phone.getByRole('button', { name: 'Then the price jumps.' }).click();
  await phone.getByText('Step 5 of 7').waitFor();
  await phone.getByRole('button', { name: 'Next step' }).click();
  await stop(phone, 'What does Sam lose?').getByText('Waiting for your answer, 2 of 2').waitFor();
  await expectSoundInEveryLook(phone, 'a lecture that waits, on a phone');
  await takePicture(phone, 'lecture-stop-phone');
  await phone.context().close();
});
