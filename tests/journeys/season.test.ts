import { expect } from 'vitest';
import { enqueue } from '#server/backend/jobs/jobs.ts';
import { CLOSE_SEASONS } from '#server/functions/seasons/close-seasons.ts';
import { EXAM_COURSE, examOf } from '#tests/support/exam-candidate.ts';
import { ACHIEVEMENT, addAchievement } from '#tests/support/issued-certificate.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { addHolder, addSeason, addSeasonLearners } from '#tests/support/season-learners.ts';
import { takePicture } from './support/browser.ts';
import { breakServer, expectSound, expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

journeyTest(
  'a learner takes part in a season, is invited after an admin has looked, and a partner checks the invitation',
  async ({ stage }) => {
    const { server, database } = stage;
    await addAchievement(database);
    const ofExam = { lessonId: await examOf(database), achievementId: ACHIEVEMENT };
    const id = await addSeason(database, ofExam.lessonId, 3);
    await addSeasonLearners(
      database,
      { id, ...ofExam },
      Array.from({ length: 55 }, (_, place) => ({ exam: 0.4 + place / 100, kept: 0.5, process: 0 })),
    );
    const learner = await signUpLearner(server, 'season@example.org');
    await addHolder(database, { userId: learner.id, ...ofExam }, { exam: 1, kept: 1 });
    await database.query('insert into public.certificates (user_id, course_id) values ($1, $2)', [
      learner.id,
      EXAM_COURSE,
    ]);
    const admin = await signUpLearner(server, 'admin@example.org');
    await database.query(`select public.grant_admin('admin@example.org')`);

    const page = await stage.openDevice(learner.email, '/dashboard');
    const line = page.getByRole('region', { name: /season 1|Season 1/ });
    await line.getByRole('heading', { name: /^Season 1 is open until/ }).waitFor();
    await line.getByText('counts 25%').waitFor();
    await line.getByRole('link', { name: 'See the season' }).click();
    await page.getByRole('button', { name: 'Take part' }).click();
    await page.getByText('Reviews: 20 of at least 10').waitFor();
    await page.getByRole('button', { name: 'Begin the session' }).click();
    await page.getByText('Simulator: your session is under way.').waitFor();
    await expectSound(page, 'a season that is under way');
    await page.getByRole('heading', { name: 'Season', exact: true }).scrollIntoViewIfNeeded();
    await takePicture(page, 'season-open');

    await page.goto(`${server.url}/dashboard`);
    await line.getByRole('heading', { name: /^2 of 3 parts are in/ }).waitFor();
    await line.getByText('counts 30%; the session is under way').waitFor();
    await line.scrollIntoViewIfNeeded();
    await expectSoundInEveryLook(page, 'a season on the dashboard');
    await takePicture(page, 'season-dashboard');
    const mend = await breakServer(page, '**/functions/v1/read-seasons');
    await page.reload();
    const failed = page.getByRole('alert').filter({ hasText: 'The season could not be loaded' });
    await failed.waitFor();
    await mend();
    await failed.getByRole('button', { name: 'Retry' }).click();
    await line.getByRole('heading', { name: /^2 of 3 parts are in/ }).waitFor();
    await page.goto(`${server.url}/account`);

    // Its window is over.
    await database.query('update public.seasons set closes_at = now() where id = $1', [id]);
    await database.transaction(({ query }) => enqueue(query, { kind: CLOSE_SEASONS.kind }));
    const frozen = async () =>
      (await database.query('select from public.seasons where frozen_at is not null')).rows.length;
    await expect.poll(frozen, { timeout: 30_000 }).toBe(1);
    await page.reload();
    await page.getByText('You are among the top 10%.').waitFor();
    await takePicture(page, 'season-waiting');

    const desk = await stage.openDevice(admin.email, '/admin?tab=certificates&view=seasons', {
      width: 'desktop',
    });
    const entry = desk.getByRole('listitem').filter({ hasText: 'season@example.org' });
    await entry.getByRole('button', { name: 'Invite', exact: true }).waitFor();
    await expectSound(desk, 'seasons of an admin');
    await takePicture(desk, 'admin-seasons');
    await entry.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('The record is sound.');
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
    await entry.getByText('Invited').waitFor();
    await desk.getByRole('button', { name: 'Plan a season…' }).click();
    await expectSound(desk, 'planning a season', 'names');
    await takePicture(desk, 'admin-plan-season');

    await page.reload();
    await page.getByText('Your award and your invitation are granted.').waitFor();
    // Nobody has confirmed the address that the award is made out to.
    await page.getByText('Your certificate waits for your address').waitFor();
    // The session is still open, and with it the key of its market closed.
    await page.getByRole('button', { name: /^Take the file along that your place/ }).click();
    await page.getByText('End your session of the simulator first').waitFor();
    await takePicture(page, 'season-invited');
    const address = await page.getByRole('link', { name: /invitation\?check=/ }).getAttribute('href');
    const { pathname, search } = new URL(address ?? '');
    const partner = await stage.openVisitor(pathname + search);
    await partner.getByRole('heading', { name: 'This invitation stands' }).waitFor();
    await expectSound(partner, 'an invitation that stands');
    await takePicture(partner, 'invitation-stands');
    await partner.getByLabel('Code of the invitation').fill('aaaa');
    await partner.getByRole('button', { name: 'Check it' }).click();
    await partner.getByRole('heading', { name: 'There is no invitation with this code' }).waitFor();
    await partner.goto('/ar/invitation');
    await partner.emulateMedia({ colorScheme: 'dark' });
    await takePicture(partner, 'invitation-arabic-dark');
  },
);

journeyTest('whose certificate was revoked is told so, and leaves the season', async ({ stage }) => {
  const { server, database } = stage;
  const learner = await signUpLearner(server, 'lost@example.org');
  const lessonId = await examOf(database);
  await addHolder(
    database,
    { userId: learner.id, lessonId, achievementId: ACHIEVEMENT },
    { exam: 1, kept: 1 },
  );
  await learner.call('join-season', { season_id: await addSeason(database, lessonId, 3, 2) });
  await database.query(
    `insert into public.credential_revocations (list, place, reason)
     select list, place, 'A mistake.' from public.credentials where user_id = $1`,
    [learner.id],
  );
  const page = await stage.openDevice(learner.email, '/account');
  await page.getByText('Your certificate was revoked. Without one you will have no place').waitFor();
  await page.getByRole('heading', { name: 'Season', exact: true }).scrollIntoViewIfNeeded();
  await expectSound(page, 'a season whose certificate was revoked');
  await takePicture(page, 'season-revoked');
  await page.getByRole('button', { name: 'Leave the season' }).click();
  await page.getByText('Whoever holds a certificate of this course can take part.').waitFor();
});
