import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { examOf, signUpCandidate } from '#tests/support/exam-candidate.ts';
import { makeTrades, passExam, POLICY } from '#tests/support/practical-player.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { SimulatorPlayer } from '#tests/support/simulator-player.ts';
import { layoutShift, takePicture, watchErrors } from './support/browser.ts';
import { expectSound, expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';
import { untilFlat } from './support/until-flat.ts';

/*
 * The practical part of an exam at a phone: a policy, the session it opens, the score, and the certificate that everything leads to.
 */

const LINES: readonly (readonly [name: string, typed: string])[] = [
  ['Planned loss of one trade', '0.5'],
  ['Planned losses of all open trades', '2'],
  ['Loss limit of a day', '1'],
  ['Loss limit of a week', '2'],
  ['Loss limit of four weeks', '4'],
  ['Floor, below the highest evening', '10'],
];

async function writePolicy(page: Page): Promise<void> {
  for (const [name, typed] of LINES) {
    const field = page.getByRole('textbox', { name, exact: true });
    await field.fill(typed);
    await field.press('Enter');
  }
}

async function endSession(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'End the session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the session' }).click();
}

journeyTest('a learner states a policy, trades by it, and gets the certificate', async ({ stage }) => {
  const { server, database } = stage;
  const learner = await signUpCandidate(server, database, 'practical@example.org');
  const lessonId = await examOf(database);
  await passExam(database, learner, lessonId);
  const page = await stage.openDevice(learner.email, `/exam/${lessonId}`);
  const errors = watchErrors(page);
  await page.getByRole('heading', { name: 'Practical part: 25 trades by your own limits' }).waitFor();
  // The largest lines contradict one another, and say how.
  await page.getByText('Two full losing months in a row').waitFor();
  await writePolicy(page);
  await page.getByRole('button', { name: 'Try it on 2000 possible years' }).click();
  await page.getByText('381 do: it holds').waitFor();
  await page.getByLabel('My name, as it stands in my account').check();
  await page.getByLabel(/^Which questions and trades I missed/).check();
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  await expectSoundInEveryLook(page, 'a policy that is tried');
  await takePicture(page, 'practical-policy');
  await page.getByRole('button', { name: 'Lock it and begin' }).click();
  await page.getByRole('heading', { name: 'Practical part: 0 of 25 trades' }).waitFor();

  const { data } = await learner.rest.from('practical_attempts').select('session_id, policy').single();
  expect(data?.['policy']).toEqual(POLICY);
  await makeTrades(await SimulatorPlayer.open(learner, String(data?.['session_id'])), 24);
  await page.reload();
  await page.getByRole('heading', { name: 'Practical part: 24 of 25 trades' }).waitFor();
  await page.getByRole('link', { name: 'Go on trading' }).click();
  await page.getByText('Practical part: the first 25 trades count').waitFor();
  await page.getByText('Your limits', { exact: true }).click();
  await page.locator('canvas').first().waitFor();
  await expectSound(page, 'a session that is a practical part');
  await takePicture(page, 'practical-session');
  await page.getByLabel('The idea, and where it is wrong').fill('Below the stop the idea is wrong.');
  await page.getByRole('button', { name: /^Buy .* at market$/ }).click();
  await page
    .getByRole('status')
    .getByText(/^Placed: Buy/)
    .waitFor();
  await page.getByRole('tab', { name: 'Positions 1' }).waitFor();
  await untilFlat(page, () => page.getByRole('button', { name: 'To next fill' }).click());
  await endSession(page);
  await page.getByRole('link', { name: 'See how it was scored' }).click();

  await page.getByRole('heading', { name: 'Here it is: your certificate' }).waitFor({ timeout: 40_000 });
  await page.getByRole('heading', { name: 'Practical part done: 25 of 25 trades kept every rule' }).waitFor();
  await page.getByRole('button', { name: 'Show its page' }).click();
  await page.getByRole('link', { name: 'Add to LinkedIn' }).waitFor();
  await expectSoundInEveryLook(page, 'an exam with its certificate');
  await takePicture(page, 'practical-certificate');
  const address = await page
    .getByRole('link', { name: /\/verify\// })
    .first()
    .getAttribute('href');

  await page.goto(`${server.url}/dashboard`);
  await expect
    .poll(() => page.locator('dl > div', { hasText: 'Certificates Earned' }).locator('dd').textContent())
    .toBe('1');
  await page.goto(String(address));
  await expect.poll(() => page.locator('[data-verify]').getAttribute('data-verdict')).toBe('verified');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(
    /^Ada Lovelace passed Risk Management with AI on /,
  );
  await takePicture(page, 'practical-verified');
  expect(errors).toEqual([]);
});

journeyTest('a trade without a plan is told, and an appeal is sent and answered', async ({ stage }) => {
  const { server, database } = stage;
  const learner = await signUpCandidate(server, database, 'practical-appeal@example.org');
  const lessonId = await examOf(database);
  await learner.call('start-practical', { lesson_id: lessonId, policy: POLICY });
  const { data } = await learner.rest.from('practical_attempts').select('session_id').single();
  const player = await SimulatorPlayer.open(learner, String(data?.['session_id']));
  await makeTrades(player, 2);
  await makeTrades(player, 1, { plan: null });
  await player.end();
  const page = await stage.openDevice(learner.email, `/exam/${lessonId}`);
  const errors = watchErrors(page);
  await page.getByRole('heading', { name: '2 of 25 trades kept every rule; 25 were needed' }).waitFor();
  await page.getByText('Broken: A written plan before every entry').waitFor();
  await page.getByText('Another session, on another path, from').waitFor();
  await page.getByText('The score is wrong?').click();
  await page
    .getByLabel('Which trade, which rule, and why it was kept')
    .fill('Trade 3: the plan stood on paper.');
  await page.reload();
  await page.getByText('The score is wrong?').click();
  const kept = page.getByLabel('Which trade, which rule, and why it was kept');
  await expect.poll(() => kept.inputValue()).toBe('Trade 3: the plan stood on paper.');
  await expectSoundInEveryLook(page, 'a practical part that was not passed');
  await takePicture(page, 'practical-not-passed');
  await page.getByRole('button', { name: 'Send the appeal' }).click();
  await page.getByRole('heading', { name: 'Your appeal is being read' }).waitFor();

  const admin = await signUpLearner(server, 'practical-admin@example.org');
  await database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin.id]);
  const { body } = await admin.call('list-appeals', {});
  const [appeal] = body['appeals'] as { id: string }[];
  const reason = 'A plan on paper is none that we can see.';
  await admin.call('decide-appeal', { appeal_id: appeal?.id, is_granted: false, reason });
  await page.reload();
  await page.getByRole('heading', { name: 'Your appeal was not granted' }).waitFor();
  await page.getByText(reason).waitFor();
  expect(errors).toEqual([]);
});
