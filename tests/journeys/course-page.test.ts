import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';
import {
  accessibilityFaults,
  type ContextOptions,
  openPage,
  overflowsSideways,
  takePicture,
  watchErrors,
  layoutShift,
  startBrowser,
} from './support/browser.ts';
import { takeBackIntoWriting } from './support/course-in-writing.ts';
import { readOn } from './support/read-on.ts';
import { signedIn } from './support/signed-in.ts';

/*
 * The course page as somebody uses it who comes back to it every day, on two devices.
 */

type Lesson = { id: string; title: string; content_type: string; is_free: boolean; module: number };

const { server, database } = await startProduct();
const browser = await startBrowser();
const courses = await database.query<{ id: string; title: string }>(
  `select id, title from public.courses where slug = 'risk-management-with-ai'`,
);
const course = one(courses.rows);
/** The lessons of the course in the order they are taken. */
const { rows: lessons } = await database.query<Lesson>(
  `select lessons.id, lessons.title, content_type, is_free, modules.order_index as module
   from public.lessons join public.modules on modules.id = module_id
   where lessons.course_id = $1 and lessons.retired_at is null
   order by modules.order_index, lessons.order_index`,
  [course.id],
);
const texts = lessons.filter((lesson) => lesson.content_type === 'text');

/** The lesson at a place of a list that the content is known to fill. */
function lessonAt(list: readonly Lesson[], place: number): Lesson {
  const lesson = list.at(place);
  if (lesson === undefined) throw new Error(`The course has no lesson ${place}.`);
  return lesson;
}

const pathOf = (lesson?: Lesson) =>
  `/course/${course.id}${lesson === undefined ? '' : `?lesson=${lesson.id}`}`;

async function enrolledLearner(name: string): Promise<TestLearner> {
  const learner = await signUpLearner(server, `${name}@example.org`);
  const { error } = await learner.rest
    .from('enrollments')
    .insert({ user_id: learner.id, course_id: course.id });
  expect(error).toBeNull();
  return learner;
}

/** A device of a learner, signed in, at a page. */
async function openDevice(learner: TestLearner, path: string, options: ContextOptions): Promise<Page> {
  const storageState = await signedIn(server, learner.email);
  const page = await openPage(browser, server.url, { ...options, storageState }, 'course-page');
  await page.goto(path);
  return page;
}

const lessonHeading = (page: Page, lesson: Lesson) =>
  page.getByRole('heading', { level: 1, name: lesson.title, exact: true });

/** The link to a lesson in the outline, which comes after the one among the bookmarks. */
const outlineLink = (page: Page, lesson: Lesson) =>
  page.getByRole('navigation', { name: 'Modules and lessons' }).getByRole('link', { name: lesson.title });

async function expectSound(page: Page, name: string): Promise<void> {
  await takePicture(page, `course-page-${name}`);
  expect(await accessibilityFaults(page), name).toEqual([]);
  expect(await overflowsSideways(page), `${name} can be scrolled sideways`).toBe(false);
}

// spec: 62 The course page has a sidebar of modules and lessons
test('keys lead through the lessons, bookmarks are kept, modules fold and remember it', async () => {
  const [first, second] = [lessonAt(lessons, 0), lessonAt(lessons, 1)];
  const learner = await enrolledLearner('keys');
  const page = await openDevice(learner, pathOf(first), { width: 'desktop' });
  const errors = watchErrors(page);
  await lessonHeading(page, first).waitFor();
  await page.keyboard.press('n');
  await lessonHeading(page, second).waitFor();
  await expect.poll(() => outlineLink(page, second).getAttribute('aria-current')).toBe('page');
  await page.keyboard.press('p');
  await lessonHeading(page, first).waitFor();
  await page.keyboard.press('j');
  await lessonHeading(page, second).waitFor();

  await page.keyboard.press('b');
  const bookmarks = page.getByRole('navigation', { name: 'Bookmarks' });
  await bookmarks.getByRole('link', { name: second.title }).waitFor();
  await expect.poll(async () => (await learner.rest.from('bookmarks').select()).data).toHaveLength(1);

  const module = page.getByRole('button', { name: /^Module 2 / });
  await module.click();
  await expectSound(page, 'bookmarked');
  await page.reload();
  await lessonHeading(page, second).waitFor();
  await expect.poll(() => module.getAttribute('aria-expanded')).toBe('true');
  await bookmarks.getByRole('link', { name: second.title }).waitFor();
  await page.keyboard.press('b');
  await bookmarks.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

test('the search finds passages, by keyboard alone', async () => {
  const learner = await enrolledLearner('search');
  const text = lessonAt(texts, 0);
  const page = await openDevice(learner, pathOf(lessonAt(lessons, -1)), { width: 'desktop' });
  await lessonHeading(page, lessonAt(lessons, -1)).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('liquidity');
  const results = page.getByRole('search').getByRole('link');
  // What was found for half the word gives way to what was found for the whole.
  await results
    .locator('mark', { hasText: /^liquidity$/i })
    .first()
    .waitFor();
  await expectSound(page, 'search');
  const titles = await results.allInnerTexts();
  for (let place = titles.findIndex((title) => title.startsWith(text.title)); place >= 0; place -= 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await lessonHeading(page, text).waitFor();
  // Whoever types quickly loses no letter: the key moves the focus before the next one can come.
  const focused = await page.evaluate(`
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
    document.activeElement.type
  `);
  expect(focused).toBe('search');
  await page.keyboard.type('xylophone');
  await page.getByText('Nothing found.').waitFor();
  await page.keyboard.press('Escape');
  await outlineLink(page, text).waitFor();
});

test('a course reopens where it was left on another device, within a text too', async () => {
  const learner = await enrolledLearner('devices');
  const text = lessonAt(texts, 1);
  for (const [activity, answer] of Object.entries({ 'first-line': 12_000, 'retail-accounts': 80 })) {
    const given = { lesson_id: text.id, activity, answer, confidence: 0.75 };
    expect(await learner.call('answer-activity', given)).toMatchObject({ status: 200 });
  }
  const desktop = await openDevice(learner, pathOf(text), { width: 'desktop' });
  await lessonHeading(desktop, text).waitFor();
  // All of it is there: its questions are answered.
  await desktop.locator('article .prose > :last-child').last().waitFor();
  // The place is known once the course page has asked for it.
  await expect.poll(async () => (await learner.rest.from('lesson_positions').select()).data).toHaveLength(1);
  await desktop.mouse.move(900, 400);
  await desktop.mouse.wheel(0, 2400);
  await expect.poll(() => desktop.evaluate('scrollY')).toBeGreaterThan(500);
  await desktop.close({ runBeforeUnload: true });
  await expect
    .poll(async () => (await learner.rest.from('lesson_positions').select('position')).data?.[0]?.position)
    .toBeGreaterThan(0.1);

  const phone = await openDevice(learner, pathOf(), { width: 'phone' });
  await lessonHeading(phone, text).waitFor();
  await expect.poll(() => phone.evaluate('scrollY')).toBeGreaterThan(300);
});

test('the last lesson that is written says what comes, and what to do now', async () => {
  const ending = await takeBackIntoWriting(database, 'crypto-fundamentals');
  const learner = await signUpLearner(server, 'ending@example.org');
  const { rows } = await database.query<{ id: string; course_id: string; content_type: string }>(
    `select lessons.id, lessons.course_id, content_type from public.lessons join public.modules on modules.id = module_id
     where lessons.course_id = $1 and lessons.retired_at is null
     order by modules.order_index, lessons.order_index`,
    [ending.id],
  );
  const [first, last] = [rows.at(0), rows.at(-1)];
  await learner.rest.from('enrollments').insert({ user_id: learner.id, course_id: last?.course_id });
  const path = `/course/${last?.course_id}?lesson=${last?.id}`;
  const page = await openDevice(learner, path, { width: 'phone' });
  const end = page.getByRole('region', { name: 'This is the last lesson that is ready' });
  // A quiz that still asks is not the end.
  expect(last?.content_type).toBe('quiz');
  await page.getByRole('button', { name: 'Check' }).waitFor();
  expect(await end.count()).toBe(0);
  await database.query(
    'insert into public.user_progress (user_id, lesson_id, completed) values ($1, $2, true)',
    [learner.id, last?.id],
  );
  await page.reload();
  await end
    .getByText(`2 of ${ending.modules_count} modules are ready. “${ending.coming}” is being written`)
    .waitFor();
  await expect
    .poll(() => end.getByRole('link', { name: /^Go back to/ }).getAttribute('href'))
    .toContain(first?.id);
  await database.query(
    `insert into public.user_progress (user_id, lesson_id, completed) select $1, id, true from public.lessons
     where course_id = $2 and retired_at is null and id <> $3`,
    [learner.id, last?.course_id, last?.id],
  );
  const { rows: others } = await database.query<{ id: string; title: string }>(
    `select id, title from public.courses where is_active and id <> $1 order by modules_written desc, order_index`,
    [ending.id],
  );
  await page.reload();
  const goOn = end.getByRole('link', { name: `Go on with ${others[0]?.title}` });
  await goOn.waitFor();
  await expectSound(page, 'course-end');
  await goOn.click();
  await page.waitForURL(`**/course/${others[0]?.id}*`);
});

test('on paper there is the lesson alone, with its answers and its address', async () => {
  const learner = await signUpLearner(server, 'paper@example.org');
  const { rows } = await database.query<{ lesson_id: string; course_id: string; title: string }>(
    `select lesson_id, courses.id as course_id, courses.title from public.lesson_bodies
     join public.lessons on lessons.id = lesson_id join public.courses on courses.id = lessons.course_id
     where html like '%<details class="reveal"%' and html like '%<figure%' order by lesson_id limit 1`,
  );
  const { lesson_id: lessonId, course_id: courseId, title } = one(rows);
  const { error } = await learner.rest
    .from('enrollments')
    .insert({ user_id: learner.id, course_id: courseId });
  expect(error).toBeNull();
  const page = await openDevice(learner, `/course/${courseId}?lesson=${lessonId}`, { width: 'desktop' });
  await page.locator('article figure svg').first().waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  // On the screen it waits below a question; paper has the whole text.
  await page.locator('article figure svg').first().waitFor();
  await takePicture(page, 'course-page-print');
  await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
  await expect
    .poll(() => page.getByRole('article').getByRole('button', { name: 'Bookmark' }).count())
    .toBe(0);
  await expect
    .poll(() => page.getByText(`${title} · ${server.url}/course/${courseId}`).isVisible())
    .toBe(true);
  const answers = await page.locator('article details.reveal > :last-child').all();
  expect(answers.length).toBeGreaterThan(0);
  for (const answer of answers) await expect.poll(() => answer.isVisible()).toBe(true);
});

test('a problem is reported, and what was written survives closing the form', async () => {
  const learner = await enrolledLearner('report');
  const page = await openDevice(learner, pathOf(lessonAt(texts, 0)), { width: 'phone', colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog.getByRole('textbox').fill('The second number is wrong.');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await dialog.getByText('Choose what is wrong.').waitFor();
  await expectSound(page, 'report');
  await dialog.getByRole('combobox').selectOption('mistake');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await page.getByText('Thank you. Your report has been sent.').hover();
  // A dialog covers the page: what was said there goes on standing in it. The pointer on it stops its clock.
  await page.getByRole('button', { name: 'Report a problem' }).press('Enter');
  await expect.poll(() => dialog.getByText('Thank you. Your report has been sent.').isVisible()).toBe(true);
  const { data } = await learner.rest.from('problem_reports').select('lesson_id, kind, text, status');
  expect(data).toEqual([
    {
      lesson_id: lessonAt(texts, 0).id,
      kind: 'mistake',
      text: 'The second number is wrong.',
      status: 'open',
    },
  ]);
});

/** Lets enrolling fail until the returned function is called. */
async function breakEnrolling(page: Page): Promise<() => Promise<void>> {
  const address = '**/rest/v1/enrollments*';
  await page.route(address, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"broken"}' })
      : route.fallback(),
  );
  return () => page.unroute(address);
}

// spec: 62 Unlock banner with “Enroll Now” to /dashboard when not enrolled
// spec: 62 “Complete Lesson” only for enrolled users
// spec: 117 “Premium Content - Enroll in this course to access this lesson”
test('without enrolment the first module is open and the rest says what it takes', async () => {
  const learner = await signUpLearner(server, 'stranger@example.org');
  const closed = lessons.find((lesson) => !lesson.is_free) ?? lessonAt(lessons, -1);
  const page = await openDevice(learner, pathOf(closed), { width: 'phone' });
  await page
    .getByText('Premium Content - Enroll in this course to access this lesson', { exact: true })
    .waitFor();
  expect(await page.getByRole('button', { name: 'Complete Lesson' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Course contents' }).click();
  await outlineLink(page, closed).getByRole('img', { name: 'Locked' }).waitFor();
  await expectSound(page, 'locked');
  const repair = await breakEnrolling(page);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await page.getByRole('alert').getByText('Something unexpected happened on our side.').waitFor();
  await repair();
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await page.waitForURL('**/dashboard?enrolled=*');
  await page.getByText(`You are enrolled in ${course.title}.`).waitFor();
  // One press from the lesson, and one from what was before.
  await page.locator(':focus', { hasText: 'Continue' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('You have not enrolled in a course yet.').waitFor();
});

test('a browser without a voice offers no reading, one with a voice reads every sentence', async () => {
  const learner = await enrolledLearner('voice');
  const page = await openDevice(learner, pathOf(lessonAt(texts, 0)), { width: 'desktop' });
  await page.getByRole('button', { name: 'Complete Lesson' }).waitFor();
  expect(await page.getByRole('button', { name: 'Read aloud' }).count()).toBe(0);

  // This machine has no voice: one that says everything at once, and keeps what it said.
  await page.evaluate(`
    window.said = [];
    speechSynthesis.getVoices = () => [{ lang: 'en-GB' }];
    speechSynthesis.dispatchEvent(new Event('voiceschanged'));
    speechSynthesis.speak = (utterance) => {
      said.push(utterance.text);
      if (said.length !== 2) setTimeout(() => utterance.dispatchEvent(new Event('end')));
    }`);
  // It reads what is there: a text that waits for an answer is not read past the question.
  await readOn(page, page.locator('article .prose > :last-child').last());
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await page.locator('[data-read-aloud]').waitFor();
  await page.getByRole('button', { name: 'Pause reading' }).click();
  await page.getByRole('button', { name: 'Go on reading' }).click();
  await page.getByRole('button', { name: 'Read aloud' }).waitFor();
  const said = await page.evaluate<string[]>('said');
  expect(said[2], 'a paused sentence is begun again').toBe(said[1]);
  expect(said.length).toBeGreaterThan(20);
  await expect.poll(() => page.locator('[data-read-aloud]').count()).toBe(0);
});

test('without a connection the course says so, and goes on when it is back', async () => {
  const learner = await enrolledLearner('offline');
  const [first, last] = [lessonAt(texts, 0), lessonAt(texts, -1)];
  const page = await openDevice(learner, pathOf(first), { width: 'desktop' });
  await page.locator('article .prose').waitFor();
  // What tells of a lost connection has been fetched while there was one.
  await page.getByRole('region', { name: /^Notifications/ }).waitFor({ state: 'attached' });
  await page.context().setOffline(true);
  await page.getByText('You are offline.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Complete Lesson' }).click();
  await page.getByText('The lesson could not be completed.', { exact: false }).waitFor();
  await page.getByRole('button', { name: new RegExp(`^Module ${last.module} `) }).click();
  await outlineLink(page, last).click();
  await lessonHeading(page, last).waitFor();
  await page.getByText('The lesson could not be loaded').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.locator('article .prose').waitFor();
});

test('an address without a course says so, and offers no retry', async () => {
  const learner = await enrolledLearner('lost');
  for (const id of ['00000000-0000-4000-8000-000000000000', 'no-id']) {
    const page = await openDevice(learner, `/course/${id}`, { width: 'phone' });
    await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
  }
});

test.each<[string, ContextOptions]>([
  ['light desktop', { width: 'desktop' }],
  ['dark phone', { width: 'phone', colorScheme: 'dark' }],
  ['arabic desktop', { width: 'desktop', locale: 'ar' }],
  ['arabic dark phone', { width: 'phone', locale: 'ar', colorScheme: 'dark' }],
])('the page is sound in %s', async (name, options) => {
  const learner = await enrolledLearner(name.replaceAll(' ', '-'));
  const page = await openDevice(learner, pathOf(lessonAt(texts, 1)), options);
  await page.locator('article .prose').waitFor();
  await expectSound(page, name.replaceAll(' ', '-'));
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  if (options.width === 'phone') {
    await page.locator('[aria-controls="course-contents"]').click();
    await expectSound(page, `${name.replaceAll(' ', '-')}-contents`);
  }
});
