import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { confirmAddress, signUpLearner } from '#tests/support/product.ts';
import { journeyTest } from './support/journey-test.ts';

/*
 * What the product's specification has the screens of the app show, word for word, where no other journey looks.
 */

const COURSE = 'Risk Management with AI';

const namesOf = async (fields: Locator) =>
  Promise.all((await fields.all()).map((field) => field.getAttribute('name')));
const valuesOf = async (options: Locator) =>
  Promise.all((await options.all()).map((option) => option.getAttribute('value')));
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe('a visitor', () => {
  // spec: 28 `/onboarding` is protected
  // spec: 29 `/dashboard` is protected
  // spec: 30 `/assessment` is protected
  // spec: 31 `/mentor` is protected
  // spec: 32 `/course/{courseId}` is protected
  // spec: 33 `/admin` is protected
  // spec: 36 Without one the location is replaced with /auth
  // spec: 123 Anonymous: protected pages lead to /auth
  journeyTest(
    'is sent from every protected page to /auth, and Back does not lead there',
    async ({ stage }) => {
      const page = await stage.openVisitor('/terms');
      for (const path of ['/onboarding', '/dashboard', '/assessment', '/mentor', '/course/any', '/admin']) {
        await page.goto(path);
        await page.waitForURL(`**/auth?next=${encodeURIComponent(path)}*`);
        await page.getByRole('tab', { name: 'Sign In' }).waitFor();
        await page.goBack();
        await expect.poll(() => new URL(page.url()).pathname, { message: path }).toBe('/terms');
      }
    },
  );

  // spec: 26 `/auth` is sign-in and sign-up, for everybody
  // spec: 47 Two tabs, Sign In and Sign Up
  // spec: 47 Sign In asks for email and password
  // spec: 47 Sign Up asks for full name, email and password
  // spec: 111 Every field of /auth is required
  // spec: 111 The email fields are of email type
  journeyTest('finds two tabs at /auth, and every field of them is required', async ({ stage }) => {
    const page = await stage.openVisitor('/auth');
    await expect.poll(() => page.getByRole('tab').allTextContents()).toEqual(['Sign In', 'Sign Up']);
    const required = page.getByRole('tabpanel').locator('input[required]:visible');
    await expect.poll(() => namesOf(required)).toEqual(['email', 'password']);
    await expect.poll(() => required.first().getAttribute('type')).toBe('email');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByLabel('Full Name').waitFor();
    await expect.poll(() => namesOf(required)).toEqual(['full_name', 'email', 'password', 'accepted']);
    await expect.poll(() => required.nth(1).getAttribute('type')).toBe('email');
  });

  // spec: 162 Sign-in: the error in a toast
  // spec: 163 Sign-up: the error in a toast
  journeyTest('is told in a toast why sign-in and sign-up are refused', async ({ stage }) => {
    await signUpLearner(stage.server, 'known@example.org');
    const page = await stage.openVisitor('/auth');
    const toasts = page.locator('[data-sonner-toast]');
    await page.getByLabel('Email').fill('known@example.org');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await press(page, 'Sign In');
    await toasts.getByText('The email or the password is not right.').waitFor();
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByLabel('Full Name').fill('Ada Lovelace');
    await page.getByRole('tabpanel').getByLabel('Email').fill('known@example.org');
    await page.getByRole('tabpanel').getByLabel('Password', { exact: true }).fill('a long enough secret');
    await page.getByRole('checkbox').check();
    await press(page, 'Sign Up');
    await toasts.getByText('There is already an account with this email.').waitFor();
  });
});

// spec: 36 While the session resolves: “Loading...”
// spec: 36 With a user the content renders
// spec: 100 Auth: loading is true until the first session or its absence is known
// spec: 137 Get session
journeyTest('while the session resolves there is Loading..., then the page', async ({ stage }) => {
  await signUpLearner(stage.server, 'resolving@example.org');
  const page = await stage.openDevice('resolving@example.org', '/dashboard');
  await page.getByRole('heading', { name: 'My Courses' }).waitFor();
  // A session that has expired resolves only when it has been refreshed.
  await page.evaluate(`{
    const session = JSON.parse(localStorage.getItem('ledgerline.auth'));
    localStorage.setItem('ledgerline.auth', JSON.stringify({ ...session, expires_at: 1 }));
  }`);
  const gate = Promise.withResolvers<void>();
  await page.route('**/auth/v1/token*', async (route) => {
    await gate.promise;
    await route.fallback();
  });
  await page.reload();
  await page.getByText('Loading...', { exact: true }).waitFor();
  expect(await page.getByRole('heading', { name: 'My Courses' }).count()).toBe(0);
  gate.resolve();
  await page.getByRole('heading', { name: 'My Courses' }).waitFor();
});

// spec: 199 A URL session over 120 s old is warned about
journeyTest('a session in the address that is over two minutes old is warned about', async ({ stage }) => {
  const learner = await signUpLearner(stage.server, 'late@example.org');
  await confirmAddress(stage.server, learner);
  const { data } = await learner.auth.getSession();
  const page = await stage.openVisitor('/auth');
  const facts = new URLSearchParams({
    access_token: data.session?.access_token ?? '',
    refresh_token: data.session?.refresh_token ?? '',
    token_type: 'bearer',
    expires_in: '3600',
    expires_at: String(Math.floor(Date.now() / 1000) + 3600),
  });
  const warning = page.getByText('This sign-in is more than two minutes old');
  await page.goto(`/#${facts.toString()}`);
  await page.getByRole('heading', { name: 'Continue as late@example.org?' }).waitFor();
  expect(await warning.count()).toBe(0);

  await page.clock.setFixedTime(Date.now() + 130_000);
  await page.goto('about:blank');
  await page.goto(`/#${facts.toString()}`);
  await warning.waitFor();
  await press(page, 'Continue');
  await page.waitForURL('**/dashboard');
});

// spec: 34 The same inside the app
journeyTest('an address inside the app that leads nowhere has a way home', async ({ stage }) => {
  await signUpLearner(stage.server, 'astray@example.org');
  const page = await stage.openDevice('astray@example.org', '/course/of/nothing');
  await page.getByRole('heading', { level: 1, name: 'Oops! Page not found', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL(`${stage.server.url}/`);
});

describe('the dashboard', () => {
  // spec: 50 Take Assessment leads to /assessment
  // spec: 50 AI Mentor leads to /mentor
  // spec: 50 Sign Out signs out and goes to /
  // spec: 59 The chat has a back button to /dashboard
  journeyTest('leads to the assessment and to the mentor, and signs out to /', async ({ stage }) => {
    await signUpLearner(stage.server, 'leaving@example.org');
    const page = await stage.openDevice('leaving@example.org', '/dashboard');
    await page.getByRole('link', { name: 'Take Assessment' }).click();
    await page.waitForURL(/\/assessment/);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'AI Mentor' }).click();
    await page.waitForURL('**/mentor');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await page.waitForURL('**/dashboard');
    await press(page, 'Sign Out');
    await page.waitForURL(`${stage.server.url}/`);
  });

  // spec: 51 My Courses: progress bar and level
  // spec: 51 My Courses: Continue opens /course/{id}
  // spec: 52 Available Courses: weeks, modules, level, Enroll
  // spec: 53 Counter: enrolled courses
  // spec: 53 Counter: completed courses are those at 100
  // spec: 53 Counter: certificates earned
  journeyTest('shows what a course takes, what is taken, and three counters', async ({ stage }) => {
    const { id, rest } = await signUpLearner(stage.server, 'counting@example.org');
    const page = await stage.openDevice('counting@example.org', '/dashboard');
    const available = page.getByRole('region', { name: 'Available Courses' });
    const offer = available.getByRole('listitem').filter({ hasText: COURSE });
    for (const fact of ['4 weeks', '16 modules', 'All Levels']) await offer.getByText(fact).waitFor();
    await expect.poll(() => offer.getByRole('button').innerText()).toBe('Enroll');

    const { data } = await rest.from('courses').select('id, title').order('title');
    const taken = data?.find(({ title }) => title === COURSE)?.id;
    const others = data?.map((course) => course.id).filter((course) => course !== taken) ?? [];
    const enrolments = [taken, ...others.slice(0, 2)].map((course_id) => ({ user_id: id, course_id }));
    expect((await rest.from('enrollments').insert(enrolments)).error).toBeNull();
    // No course is finished within a test: the server's answer is told as if one were, another nearly and one not begun.
    const progressOf = new Map(enrolments.map(({ course_id }, place) => [course_id, [100, 99, 0][place]]));
    await page.route('**/rest/v1/enrollments*', async (route) => {
      const response = await route.fetch();
      const rows = (await response.json()) as { course_id: string }[];
      await route.fulfill({
        response,
        json: rows.map((row) => ({ ...row, progress: progressOf.get(row.course_id) })),
      });
    });
    await page.reload();
    const mine = page.getByRole('region', { name: 'My Courses' }).getByRole('listitem');
    const finished = mine.filter({ hasText: COURSE });
    await finished.getByText('All Levels').waitFor();
    await expect.poll(() => mine.count()).toBe(3);
    await expect.poll(() => finished.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
    await expect
      .poll(() => finished.getByRole('link', { name: `Continue ${COURSE}` }).getAttribute('href'))
      .toContain(`/course/${taken}`);
    const progress = page.getByRole('region', { name: 'Your Progress' });
    await expect
      .poll(() => progress.locator('dl > div').allInnerTexts())
      .toEqual(['Enrolled Courses\n3', 'Completed Courses\n1', 'Certificates Earned\n0']);
  });
});

// spec: 65 “Step N of 6” and a progress bar
// spec: 67 Payment offers Basic and Pro
// spec: 114 The six goals, word for word
// spec: 118 Experience is beginner, some, intermediate or advanced
// spec: 118 Language is en, es, fr, ar, zh or hi
journeyTest('onboarding offers the levels, languages, goals and plans there are', async ({ stage }) => {
  await signUpLearner(stage.server, 'choosing@example.org');
  const page = await stage.openDevice('choosing@example.org', '/onboarding');
  const progress = page.getByRole('progressbar');
  const atStep = async (number: number, percent: string) => {
    await page.getByText(`Step ${number} of 6`).waitFor();
    await expect.poll(() => progress.getAttribute('aria-valuenow')).toBe(percent);
  };
  await atStep(1, '17');
  await press(page, 'Get Started');
  await atStep(2, '33');
  await expect
    .poll(() => valuesOf(page.getByRole('main').getByRole('radio')))
    .toEqual(['beginner', 'some', 'intermediate', 'advanced']);
  await expect
    .poll(() => valuesOf(page.getByRole('main').locator('select option')))
    .toEqual(['en', 'es', 'fr', 'ar', 'zh', 'hi']);
  await page.getByRole('radio').first().check();
  await press(page, 'Continue');
  await atStep(3, '50');
  await page.getByRole('button', { name: 'Start Assessment' }).waitFor();
  await press(page, 'Skip for Now');
  await atStep(4, '67');
  for (const goal of [
    'Learn Cryptocurrency Trading',
    'Master Forex Markets',
    'Develop Risk Management',
    'Build Trading Psychology',
    'Earn Professional Certification',
    'Start a Trading Career',
  ])
    await page.getByRole('checkbox', { name: goal, exact: true }).waitFor();
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(6);
  await page.getByRole('checkbox').first().check();
  await press(page, 'Continue');
  await atStep(5, '83');
  const plans = page.getByRole('radiogroup');
  await plans.getByText('Everything in Free Trial').waitFor();
  await expect.poll(() => valuesOf(plans.getByRole('radio'))).toEqual(['basic', 'pro']);
  // A price and nobody who asks for it never stand together.
  await page.getByText('Nobody takes payments here').waitFor();
  expect(await page.getByRole('main').getByText('$').count()).toBe(0);
  await press(page, 'Continue with Free Trial');
  await atStep(6, '100');
});

// spec: 105 Chat: a typing indicator for a second, then the reply
// spec: 115 Mentor: blank input is ignored
// spec: 115 Mentor: no second question while a reply is pending
// spec: 115 Mentor: Shift+Enter does not send
// spec: 182 The mentor types for 1000 ms
journeyTest('the mentor types for a second, and takes no second question meanwhile', async ({ stage }) => {
  await signUpLearner(stage.server, 'asking@example.org');
  const page = await stage.openDevice('asking@example.org', '/dashboard');
  await page.clock.install();
  await page.goto('/mentor');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/v1/ask-mentor')) asked.push(request.postData() ?? '');
  });
  const box = page.getByLabel('Your question');
  await box.fill('  \n ');
  await box.press('Enter');
  await box.fill('What is forex?');
  await box.press('Shift+Enter');
  expect(asked).toEqual([]);

  // From here on the time of the page stands still.
  await page.clock.pauseAt(Date.now() + 60_000);
  const answered = page.waitForResponse('**/functions/v1/ask-mentor');
  await box.press('Enter');
  await (await answered).finished();
  const typing = page.getByText('The mentor is typing...');
  await page.clock.runFor(50);
  await typing.waitFor();
  await page.clock.runFor(900);
  await box.fill('And risk?');
  await box.press('Enter');
  const replies = page.getByRole('log').getByText('Mentor', { exact: true });
  expect(await replies.count()).toBe(0);
  expect(asked).toHaveLength(1);
  await expect.poll(() => box.inputValue()).toBe('And risk?');
  await page.clock.runFor(100);
  await replies.waitFor();
  await page.clock.resume();
  await typing.waitFor({ state: 'detached' });
});

// spec: 70 Tabs Security, Analytics, Marketing, NVPay
// spec: 70 Sub-tabs All, Facebook, Instagram, Twitter, LinkedIn
journeyTest('campaigns are listed by platform', async ({ stage }) => {
  await signUpLearner(stage.server, 'marketing@example.org');
  await stage.database.query(`select public.grant_admin('marketing@example.org')`);
  const page = await stage.openDevice('marketing@example.org', '/admin?tab=marketing', { width: 'desktop' });
  await page.getByRole('tab', { name: 'LinkedIn' }).waitFor();
  await expect
    .poll(() => page.getByRole('tablist').last().getByRole('tab').allTextContents())
    .toEqual(['All', 'Facebook', 'Instagram', 'Twitter', 'LinkedIn']);
  const tabs = await page.getByRole('tablist').first().getByRole('tab').allTextContents();
  expect(tabs.slice(0, 4)).toEqual(['Security', 'Analytics', 'Marketing', 'NVPay']);
});
