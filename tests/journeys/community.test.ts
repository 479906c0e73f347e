import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { takePicture } from './support/browser.ts';
import { expectSound, journeyTest, type Stage } from './support/journey-test.ts';

/*
 * From the application to the scholarship, as an applicant sees it.
 */

const EMAIL = 'ada@example.org';

async function newestLink({ database }: Stage): Promise<string> {
  const { rows } = await database.query<{ body_text: string }>(
    'select body_text from engine.outbox where recipient = $1 order by created_at desc limit 1',
    [EMAIL],
  );
  return /http\S+token=\S+/.exec(one(rows).body_text)?.[0] ?? '';
}

journeyTest('an applicant applies, follows the application, and claims the award', async ({ stage }) => {
  const page = await stage.openVisitor('/community', { javaScriptEnabled: false });
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.locator('form').getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Program of interest').selectOption('women');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByText('Thank you, Ada. We have your application.').waitFor();
  const link = await newestLink(stage);

  const status = await stage.openVisitor(link, { width: 'desktop' });
  await status.getByText('Thank you, Ada. We review your application').waitFor();
  await status.getByText('Decision by').waitFor();
  for (const colorScheme of ['dark', 'light'] as const) {
    await status.emulateMedia({ colorScheme });
    await expectSound(status, `application, ${colorScheme}`);
    await takePicture(status, `application-${colorScheme}`);
  }
  await status.getByLabel('Why do you want to learn?').fill('I teach at night.');
  await status.getByRole('button', { name: 'Send it' }).click();
  await status.getByRole('heading', { name: 'What you wrote' }).waitFor();
  await status.goto(link.replace('/community', '/ar/community'));
  await expectSound(status, 'application, Arabic');
  await takePicture(status, 'application-ar');

  const admin = await signUpLearner(stage.server, 'admin@example.org');
  await stage.database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [
    admin.id,
  ]);
  const { rows } = await stage.database.query<{ id: string }>(
    'select id from public.scholarship_applications',
  );
  const decision = {
    application_id: one(rows).id,
    decision: 'awarded',
    reason: 'A clear plan.',
    override_reason: 'There is no second reviewer.',
  };
  expect((await admin.call('decide-application', decision)).status).toBe(200);

  await status.goto(await newestLink(stage));
  await status.getByText('Congratulations, Ada. The scholarship is yours.').waitFor();
  await status.getByText('A clear plan.').waitFor();
  await expectSound(status, 'award');
  const claim = await status.getByRole('link', { name: 'I have an account' }).getAttribute('href');
  const next = new URL(claim ?? '', stage.server.url).searchParams.get('next') ?? '';

  const { email } = await signUpLearner(stage.server, 'another-address@example.org');
  const dashboard = await stage.openDevice(email, next);
  await dashboard.getByRole('heading', { level: 1 }).waitFor();
  await expectSound(dashboard, 'scholarship banner');
  await dashboard.getByRole('button', { name: 'Claim the scholarship' }).click();
  await dashboard.getByText('The scholarship is yours. Every course is open to you.').waitFor();
  await dashboard.waitForURL(/\/dashboard$/);
  await status.reload();
  await status.getByRole('link', { name: 'Go to your courses' }).waitFor();
});
