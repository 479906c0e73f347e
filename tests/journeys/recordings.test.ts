import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { silentWav } from '#tests/support/silent-wav.ts';
import { takePicture } from './support/browser.ts';
import { expectSound, expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/*
 * An admin uploads the voice of a lecture, pausing on the way; a learner hears it.
 */

const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 10:00.000\nSpoken by a person.\n';

const file = (name: string, buffer: Buffer | string, mimeType = '') => ({
  name,
  mimeType,
  buffer: Buffer.from(buffer),
});
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

journeyTest('a voice is uploaded with pauses, heard by a learner, and removed', async ({ stage }) => {
  const { rows } = await stage.database.query<{ id: string; course: string }>(
    `select lessons.id, course_id as course from public.lessons join public.courses on courses.id = course_id
     join public.lesson_bodies on lesson_id = lessons.id
     where is_free and lecture is not null and courses.is_active order by lessons.id limit 1`,
  );
  const { id, course } = one(rows);
  await signUpLearner(stage.server, 'admin@example.org');
  await stage.database.query(`select public.grant_admin('admin@example.org')`);
  const page = await stage.openDevice('admin@example.org', `/admin?tab=content&lesson=${id}`);
  await page.getByRole('heading', { name: 'Recordings' }).waitFor();

  const [sound, captions] = [page.getByLabel('Sound'), page.getByLabel('Captions (WebVTT)')];
  const upload = button(page, 'Upload the recording');
  await upload.click();
  await page.getByText('Choose a file.').waitFor();
  await sound.setInputFiles(file('page.html', '<script>'));
  await captions.setInputFiles(file('x.vtt', 'WEBVTT\n\n00:05.000 --> 00:01.000\nBack'));
  await upload.click();
  await page.getByText(/no kind that can be played/).waitFor();
  await page.getByText(/Line 3: The caption ends before it begins/).waitFor();
  await sound.setInputFiles(file('empty.mp3', ''));
  await upload.click();
  await page.getByText('This file is empty.').waitFor();
  await takePicture(page, 'recording-refused');
  await expectSoundInEveryLook(page, 'a recording that is refused');

  // Large enough for three pieces; the second does not get through at first.
  await sound.setInputFiles(file('voice.wav', silentWav(1700), 'audio/wav'));
  await captions.setInputFiles(file('voice.vtt', CAPTIONS, 'text/vtt'));
  let pieces = 0;
  const isHeld = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  await page.route('**/storage/v1/upload/resumable/**', async (route) => {
    if (route.request().method() === 'PATCH' && (pieces += 1) === 2) {
      isHeld.resolve();
      await release.promise;
      await route.abort().catch(() => undefined);
    } else await route.continue();
  });
  await upload.click();
  await isHeld.promise;
  await expect
    .poll(async () => Number(await page.getByRole('progressbar').getAttribute('aria-valuenow')))
    .toBeGreaterThan(40);
  await button(page, 'Pause').click();
  await button(page, 'Go on').waitFor();
  await takePicture(page, 'recording-paused');
  await expectSound(page, 'a paused upload');
  release.resolve();
  await button(page, 'Go on').click();
  await page.getByText('The recording is uploaded.').waitFor();
  await button(page, 'Remove the recording: English').waitFor();
  await takePicture(page, 'recording-uploaded');

  await signUpLearner(stage.server, 'ada@example.org');
  const learner = await stage.openDevice('ada@example.org', `/course/${course}?lesson=${id}`, {
    colorScheme: 'dark',
  });
  await button(learner, 'Start and have it read aloud').click();
  await learner.getByText('Spoken by a person.').waitFor();
  const moment = () =>
    learner
      .locator('audio')
      .evaluateAll((elements) => (elements as { currentTime?: number }[]).at(0)?.currentTime ?? 0);
  await expect.poll(moment).toBeGreaterThan(0.2);
  await expectSound(learner, 'a lecture with a recorded voice');
  await takePicture(learner, 'recording-heard');
  await button(learner, 'Recorded voice').click();
  await expect.poll(() => learner.getByText('Spoken by a person.').count()).toBe(0);

  await button(page, 'Remove the recording: English').click();
  await page.getByText('The recording is removed.').waitFor();
  await expect.poll(() => button(page, 'Remove the recording: English').count()).toBe(0);
});
