import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { takePicture } from './support/browser.ts';
import { expectSound, expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/*
 * What each plan opens, as a visitor compares it, and the one course of a plan, as a learner chooses it.
 */

journeyTest.override('environment', { PAYMENT_PROVIDER: 'test' });

journeyTest('a visitor compares all five plans, as a table and on a phone', async ({ stage }) => {
  const page = await stage.openVisitor('/plans');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('table', { name: 'What each plan opens' }).waitFor();
  await expectSound(page, 'plans as a table');
  await takePicture(page, 'plans-table');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('heading', { name: 'Elite Trader' }).waitFor();
  await expect.poll(() => page.getByRole('table').count()).toBe(0);
  await expectSound(page, 'plans on a phone');
  await takePicture(page, 'plans-phone');
  await page.goto('/ar/plans');
  await expectSound(page, 'plans from right to left');
  await takePicture(page, 'plans-phone-ar');
});

journeyTest(
  'a learner of one course makes another one theirs, and sees until when it holds',
  async ({ stage }) => {
    const learner = await signUpLearner(stage.server, 'one-course@example.org');
    const { body } = await learner.call('start-checkout', { plan_id: 'basic', from: 'account' });
    const checkout = new URL(String(body.url)).searchParams.get('checkout');
    await learner.call('finish-checkout', { checkout });
    const { rows } = await stage.database.query<{ id: string }>(
      `select id from public.courses where slug = 'risk-management-with-ai'`,
    );
    await learner.rest.from('enrollments').insert({ user_id: learner.id, course_id: one(rows).id });

    const page = await stage.openDevice(learner.email, '/account');
    const panel = page.locator('#plan');
    await panel.getByRole('link', { name: 'Risk Management with AI' }).waitFor();
    await panel.getByText('All modules of one course at a time').waitFor();
    await panel.getByRole('button', { name: 'Change the course' }).press('Enter');
    await panel.getByText('Choose a course.', { exact: true }).waitFor();
    await panel.getByLabel('Another course').selectOption({ label: 'Crypto Fundamentals' });
    await expectSoundInEveryLook(page, 'account with a plan of one course');
    await takePicture(page, 'plans-one-course');
    await panel.getByRole('button', { name: 'Change the course' }).press('Enter');
    await panel.getByRole('link', { name: 'Crypto Fundamentals' }).waitFor();
    await panel.getByText('You can choose another course from').waitFor();
    await takePicture(page, 'plans-course-chosen');
  },
);
