import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { ContentCopy } from '#tests/support/content-copy.ts';
import { FIXTURE_COURSE } from '#tests/support/quiz-product.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';
import { openPage, takePicture, watchErrors, startBrowser } from './support/browser.ts';
import { signedIn } from './support/signed-in.ts';
import { expectSound } from './support/journey-test.ts';

/*
 * A recorded video as a learner plays it. The film is recorded by the same browser before.
 */

const MODULE = 'courses/first-steps/01-money-at-risk';
const VIDEO = `title: Past the stop
description: A price jumps past a stop.
minutes: 2
author: Editors
reviewed: 2026-11-20
skills: [risk-register]
media: [{ file: gap.webm, type: video/webm }]
captions: { en: gap.vtt }
chapters: [{ at: 0, title: The plan }, { at: 1, title: The jump }]
`;
const CAPTIONS = `WEBVTT

00:00.000 --> 00:01.000
Sam buys 30 coins.

00:01.000 --> 00:02.000
The price jumps.
`;
const LESSON = stableId('first-steps', 'money-at-risk', 'past-the-stop');
const PATH = `/course/${FIXTURE_COURSE}?lesson=${LESSON}`;

/** Two seconds of a canvas that changes, as WebM. */
const RECORD = `(async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 36 });
  const paint = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm;codecs=vp8' });
  const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => { recorder.onstop = resolve; });
  recorder.start();
  const first = performance.now();
  await new Promise((resolve) => requestAnimationFrame(function draw(now) {
    paint.fillStyle = 'hsl(' + now / 5 + ' 60% 50%)';
    paint.fillRect(0, 0, 64, 36);
    if (now - first > 2100) resolve(); else requestAnimationFrame(draw);
  }));
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(String.fromCharCode(...bytes));
})()`;

const browser = await startBrowser();
const content = await ContentCopy.create();
afterAll(() => content.remove());
const mentor = join(import.meta.dirname, '..', '..', 'content', 'mentor');
await cp(mentor, join(content.directory, 'mentor'), { recursive: true });
await content.change({ add: `${MODULE}/03-past-the-stop.video.yaml`, text: VIDEO });
await content.change({ add: `${MODULE}/gap.vtt`, text: CAPTIONS });
await writeFile(join(content.directory, MODULE, 'gap.webm'), await recordFilm());
const { server } = await startProduct({ env: { CONTENT_DIR: content.directory } });

async function recordFilm(): Promise<Buffer> {
  const page = await browser.newPage();
  const film = Buffer.from(await page.evaluate<string>(RECORD), 'base64');
  await page.close();
  return film;
}

async function openLesson(email: string): Promise<Page> {
  await signUpLearner(server, email);
  const storageState = await signedIn(server, email);
  const page = await openPage(browser, server.url, { width: 'desktop', storageState }, 'video');
  await page.goto(PATH);
  return page;
}

const seekBar = (page: Page) => page.getByRole('slider', { name: 'Seek' });
const timeOf = async (page: Page) => Number(await seekBar(page).inputValue());

// spec: 62 The lesson viewer plays videos
test('a video is played, sought by its transcript, and shows its captions', async () => {
  const page = await openLesson('ada@example.org');
  const errors = watchErrors(page);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.locator('article').getByText('Video', { exact: true }).waitFor();
  await page.keyboard.press('k');
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0);
  await page.keyboard.press('k');
  await page.getByRole('button', { name: 'The price jumps.' }).click();
  await expect.poll(() => timeOf(page)).toBe(1);
  await expect.poll(() => seekBar(page).getAttribute('aria-valuetext')).toContain('The jump');
  const captions = () => page.evaluate(`document.querySelector('video').textTracks[0].mode`);
  await expect.poll(() => captions()).toBe('showing');
  await page.keyboard.press('c');
  await expect.poll(() => captions()).toBe('disabled');
  await page.keyboard.press('m');
  await expect
    .poll(() => page.getByRole('button', { name: 'Mute' }).getAttribute('aria-pressed'))
    .toBe('true');
  await takePicture(page, 'video-desktop');
  await expectSound(page, 'video');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a file that cannot be reached is said in words, and Retry gets it', async () => {
  const page = await openLesson('grace@example.org');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.route('**/media/**', (route) => route.abort());
  await page.reload();
  await page.getByText('The video could not be played').waitFor();
  // What is said can be read all the same.
  await page.getByRole('button', { name: 'The price jumps.' }).waitFor();
  await expectSound(page, 'video that failed');
  await page.unroute('**/media/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.locator('video').waitFor();
  await page.keyboard.press('k');
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
  await page.context().close();
});
