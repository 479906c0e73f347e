import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { signUpLearner, visitorClients } from '#tests/support/product.ts';
import { completeLesson } from './support/complete-lesson.ts';
import { pointer } from './support/hands.ts';
import { breakServer, expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/*
 * The dashboard empty, in use, and on a bad day.
 */

const RISK = 'Risk Management with AI';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const enrollButton = (page: Page) => button(page, `Enroll in ${RISK}`);
const continueLink = (page: Page) => page.getByRole('link', { name: `Continue ${RISK}` });

// spec: 50 The header greets with the full name
// spec: 50 Without a name it greets with the email
journeyTest('greets by name, else by email, and leads to a first course', async ({ stage }) => {
  await signUpLearner(stage.server, 'ada@example.org');
  const page = await stage.openDevice('ada@example.org', '/dashboard');
  await page.getByRole('heading', { level: 1, name: 'Welcome, Ada Lovelace' }).waitFor();
  await page.getByText('You have not enrolled in a course yet.').waitFor();
  await page.getByRole('heading', { name: 'Your first lesson is about 3 minutes away' }).waitFor();
  const counters = page.getByRole('region', { name: 'Your Progress' }).getByRole('definition');
  await expect.poll(() => counters.allTextContents()).toEqual(['0', '0', '0']);
  await expect
    .poll(() => page.getByRole('region', { name: 'Your Progress' }).getByRole('term').last().textContent())
    .toBe('Certificates Earned');
  await expectSoundInEveryLook(page, 'dashboard empty');
  await page.getByRole('link', { name: /^Start with/ }).click();
  await page.waitForURL(/\/course\//);

  const { error } = await visitorClients(stage.server).auth.signUp({
    email: 'nameless@example.org',
    password: 'a long enough secret',
    options: { data: { accepted: { terms: '2026-11-01', 'risk-disclosure': '2026-11-01' } } },
  });
  expect(error).toBeNull();
  const other = await stage.openDevice('nameless@example.org', '/dashboard');
  await other.getByRole('heading', { level: 1, name: 'Welcome, nameless@example.org' }).waitFor();
});

journeyTest('what the dashboard waits for is asked for once', async ({ stage }) => {
  await signUpLearner(stage.server, 'reads@example.org');
  const page = await stage.openDevice('reads@example.org', '/dashboard');
  await enrollButton(page).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const name = /\/v1\/(courses|modules|read-[a-z]+)$/.exec(pathname)?.[1];
    if (name !== undefined) asked.push(name);
  });
  await page.reload();
  await enrollButton(page).waitFor();
  await page.waitForLoadState('networkidle');
  // How much of each course is ready comes with the courses.
  expect(asked.toSorted()).toEqual([
    'courses',
    'read-memory',
    'read-path',
    'read-remark',
    'read-seasons',
    'read-skills',
    'read-today',
  ]);
});

describe('enrolling', () => {
  // spec: 52 Enroll moves a course to My Courses
  journeyTest('shows at once, keeps the focus, and can be undone', async ({ stage }) => {
    await signUpLearner(stage.server, 'undo@example.org');
    const page = await stage.openDevice('undo@example.org', '/dashboard');
    // The server answers only after the screen has been looked at.
    const gate = Promise.withResolvers<void>();
    await page.route('**/rest/v1/enrollments*', async (route) => {
      if (route.request().method() === 'POST') await gate.promise;
      await route.fallback();
    });
    await enrollButton(page).click();
    await page.locator(':focus', { hasText: 'Continue' }).waitFor();
    await expect.poll(() => enrollButton(page).count()).toBe(0);
    gate.resolve();
    await page.getByText(`You are enrolled in ${RISK}.`).waitFor();
    await expectSoundInEveryLook(page, 'dashboard enrolled');
    await button(page, 'Undo').click();
    await continueLink(page).waitFor({ state: 'detached' });
    await expect.poll(() => enrollButton(page).evaluate((element) => element.matches(':focus'))).toBe(true);
    expect((await stage.database.query('select from public.enrollments')).rowCount).toBe(0);
  });

  // spec: 165 A failed enrolment is told and taken back
  journeyTest('goes back and says why when the server refuses', async ({ stage }) => {
    await signUpLearner(stage.server, 'refused@example.org');
    const page = await stage.openDevice('refused@example.org', '/dashboard');
    const repair = await breakServer(page, '**/rest/v1/enrollments*', 'POST');
    await enrollButton(page).click();
    await page.getByText(`You could not be enrolled in ${RISK}.`).waitFor();
    expect(await continueLink(page).count()).toBe(0);
    await expect.poll(() => enrollButton(page).evaluate((element) => element.matches(':focus'))).toBe(true);
    await expectSoundInEveryLook(page, 'dashboard refused');
    await repair();
    await enrollButton(page).click();
    await page.getByText(`You are enrolled in ${RISK}.`).waitFor();
    await continueLink(page).waitFor();
  });

  journeyTest('is not undone once a lesson is completed', async ({ stage }) => {
    const { id, rest } = await signUpLearner(stage.server, 'begun@example.org');
    const page = await stage.openDevice('begun@example.org', '/dashboard');
    await enrollButton(page).click();
    await page.getByText(`You are enrolled in ${RISK}.`).waitFor();
    const { rows } = await stage.database.query<{ id: string; module_id: string }>(
      `select lessons.id, module_id from public.lessons join public.courses on courses.id = course_id
       where courses.title = $1 and is_free and content_type = 'text' limit 1`,
      [RISK],
    );
    const lesson = one(rows);
    const { error } = await rest.from('user_progress').insert({
      user_id: id,
      lesson_id: lesson.id,
      module_id: lesson.module_id,
      completed: true,
      completed_at: new Date().toISOString(),
      score: 100,
    });
    expect(error).toBeNull();
    await button(page, 'Undo').click();
    await page.getByText('You have already begun this course').waitFor();
    await continueLink(page).waitFor();
  });
});

journeyTest(
  'Continue leads to the first lesson not completed, whatever was looked at since',
  async ({ stage }) => {
    const { id, rest } = await signUpLearner(stage.server, 'reader@example.org');
    const { rows } = await stage.database.query<{ id: string; course_id: string; title: string }>(
      `select lessons.id, lessons.course_id, lessons.title from public.lessons
     join public.courses on courses.id = course_id join public.modules on modules.id = module_id
     where courses.title = $1 order by modules.order_index, lessons.order_index`,
      [RISK],
    );
    const [first, second, third] = rows;
    const exam = rows.at(-1);
    if (!first || !second || !third || !exam) throw new Error('The course has too few lessons.');
    await rest.from('enrollments').insert({ user_id: id, course_id: first.course_id });
    const phone = await stage.openDevice(
      'reader@example.org',
      `/course/${first.course_id}?lesson=${third.id}`,
    );
    await phone.getByRole('heading', { level: 1, name: third.title }).waitFor();
    const { error } = await rest
      .from('lesson_positions')
      .upsert({ user_id: id, lesson_id: third.id, position: 0.4 }, { onConflict: 'user_id,lesson_id' });
    expect(error).toBeNull();
    await phone.goto('/dashboard');
    await phone.getByText(`Next: ${first.title}`).waitFor();
    await phone.goto(`/course/${first.course_id}?lesson=${exam.id}`);
    await phone.getByText('The exam opens when the modules before it are completed.').waitFor();
    await expectSoundInEveryLook(phone, 'exam closed');
    await phone.getByRole('link', { name: `Go to “${first.title}”` }).click();
    await phone.getByRole('heading', { level: 1, name: first.title }).waitFor();
    await completeLesson(phone, pointer());
    await phone.getByText('Lesson completed').waitFor();

    const desktop = await stage.openDevice('reader@example.org', '/dashboard', { width: 'desktop' });
    await desktop.getByText(`Next: ${second.title}`).waitFor();
    await continueLink(desktop).click();
    await desktop.waitForURL(new RegExp(`lesson=${second.id}`));
    await desktop.getByRole('heading', { level: 1, name: second.title }).waitFor();
  },
);

// spec: 165 Failures to load are shown with Retry
journeyTest('a server that fails is told section by section, each with its Retry', async ({ stage }) => {
  await signUpLearner(stage.server, 'outage@example.org');
  const page = await stage.openDevice('outage@example.org', '/assessment');
  await page.getByRole('radio').first().waitFor();
  const repair = await breakServer(page, '**/rest/v1/**');
  await page.goto('/dashboard');
  for (const what of ['Your setup', 'Your courses', 'The courses', 'Your progress'])
    await page.getByText(`${what} could not be loaded`).waitFor();
  await expectSoundInEveryLook(page, 'dashboard outage');
  await repair();
  const retries = button(page, 'Retry');
  await expect
    .poll(async () => {
      // One press may bring several sections back, and a section comes back by itself, too: then there is nothing to press.
      if ((await retries.count()) > 0)
        await retries
          .first()
          .click({ timeout: 1000 })
          .catch(() => undefined);
      return retries.count();
    })
    .toBe(0);
  await enrollButton(page).waitFor();
  await page.getByRole('heading', { name: 'Your first lesson is about 3 minutes away' }).waitFor();
});

journeyTest('the verification email is sent again, and not twice in a row', async ({ stage }) => {
  await signUpLearner(stage.server, 'unverified@example.org');
  const page = await stage.openDevice('unverified@example.org', '/dashboard');
  const repair = await breakServer(page, '**/auth/v1/resend*');
  await button(page, 'Resend').click();
  await page
    .getByRole('alert')
    .getByText(/The server could not be reached|Something unexpected/)
    .waitFor();
  await expectSoundInEveryLook(page, 'dashboard not resent');
  await repair();
  // The pause after the email of the sign-up is over.
  await stage.database.query('delete from auth.rate_limits');
  await button(page, 'Resend').click();
  await page.getByText('We have sent you a new email.').waitFor();
  await button(page, 'Resend').click();
  await page.getByRole('alert').getByText('We have just sent you an email.').waitFor();
});

journeyTest(
  'of two languages chosen quickly the last one stays, also when the page is left',
  async ({ stage }) => {
    const email = 'undecided@example.org';
    await signUpLearner(stage.server, email);
    const page = await stage.openDevice(email, '/dashboard');
    const isShownIn = (shown: Page, language: string) => shown.locator(`html[lang="${language}"]`).waitFor();
    const choose = async (language: string) => {
      await page.locator('footer select').first().selectOption(language);
      await isShownIn(page, language);
    };
    const isSave = (request: Request) =>
      request.method() === 'PUT' && request.url().endsWith('/auth/v1/user');

    // The profile gets the first choice after the second was made, and the second is on its way when the page is left.
    const saves: (() => void)[] = [];
    let isLeft = false;
    await page.route('**/auth/v1/user', (route) =>
      isSave(route.request()) && !isLeft ? void saves.push(() => void route.continue()) : route.fallback(),
    );
    await choose('ar');
    await choose('en');
    await expect.poll(() => saves.length).toBe(1);
    saves[0]?.();
    await expect.poll(() => saves.length).toBe(2);
    isLeft = true;
    const kept = page.waitForResponse((response) => isSave(response.request()) && response.ok());
    await page.reload();
    await kept;
    await isShownIn(page, 'en');
    await isShownIn(await stage.openDevice(email, '/dashboard'), 'en');
  },
);
