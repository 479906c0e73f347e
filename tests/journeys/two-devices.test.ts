import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { signUpLearner } from '#tests/support/product.ts';
import { journeyTest } from './support/journey-test.ts';

/*
 * What is done on one device shows on the other without a reload.
 */

const RISK = 'Risk Management with AI';

/** Opens the page again and resolves once it follows its account. */
async function untilFollowing(page: Page): Promise<void> {
  const following = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => payload.includes('Subscribed to PostgreSQL')),
    );
  await page.reload();
  await following;
}

journeyTest('an enrolment, progress and settings appear on a second device at once', async ({ stage }) => {
  const email = 'devices@example.org';
  await signUpLearner(stage.server, email);
  const phone = await stage.openDevice(email, '/dashboard');
  const desktop = await stage.openDevice(email, '/dashboard', { width: 'desktop' });
  await untilFollowing(desktop);
  await desktop.getByText('You have not enrolled in a course yet.').waitFor();

  await phone.getByRole('button', { name: `Enroll in ${RISK}`, exact: true }).click();
  await desktop.getByRole('link', { name: `Continue ${RISK}` }).waitFor();

  await stage.database.query(
    `insert into public.user_progress (user_id, course_id, module_id, lesson_id, completed, completed_at)
     select enrollment.user_id, modules.course_id, modules.id, lessons.id, true, now()
     from public.enrollments enrollment
     join public.modules on modules.course_id = enrollment.course_id
     join public.lessons on lessons.module_id = modules.id
     order by modules.order_index, lessons.order_index limit 1`,
  );
  const bar = desktop.getByRole('progressbar').first();
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);

  await phone.locator('footer select').first().selectOption('es');
  await desktop.locator('html[lang="es"]').waitFor();
});

journeyTest('a page that is left while its session is refreshed does not end it', async ({ stage }) => {
  const email = 'leaving@example.org';
  const learner = await signUpLearner(stage.server, email);
  const chooseElsewhere = async (language: string) => {
    const { error } = await learner.auth.updateUser({ data: { language } });
    if (error) throw error;
  };
  await chooseElsewhere('en');
  const page = await stage.openDevice(email, '/dashboard');
  await untilFollowing(page);

  // The server exchanges the token, and the page is left before it hears of it.
  let isLeft = false;
  const lost = new Promise<string>((resolve, reject) => {
    const exchange = async (route: Route) => {
      if (isLeft) return route.fallback();
      const answer = (await (await route.fetch()).json()) as { refresh_token: string };
      resolve(answer.refresh_token);
    };
    page.route('**/auth/v1/token?grant_type=refresh_token', exchange).catch(reject);
  });
  await chooseElsewhere('es');
  const lostToken = await lost;
  // As it was: nothing but the answer that is missing is a reason to ask again.
  await chooseElsewhere('en');
  isLeft = true;
  await page.reload();

  const kept = () =>
    page.evaluate<string>(`JSON.parse(localStorage.getItem('ledgerline.auth') ?? '{}').refresh_token`);
  await expect.poll(kept).toBe(lostToken);
});
