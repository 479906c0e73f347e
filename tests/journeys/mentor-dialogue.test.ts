import { expect } from 'vitest';
import { signUpLearner } from '#tests/support/product.ts';
import { takePicture } from './support/browser.ts';
import { expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/*
 * A dialogue about a misconception: a wrong thought is answered and hinted at, it goes on after a reload, and its last question
 * is graded.
 */

journeyTest('goes through a belief, hint by hint, to a question that counts', async ({ stage }) => {
  await signUpLearner(stage.server, 'belief@example.org');
  const page = await stage.openDevice('belief@example.org', '/mentor?dialogue=stop-guarantees-price', {
    width: 'desktop',
  });
  const log = page.getByRole('log', { name: 'Dialogue' });
  const choose = (name: RegExp) => page.getByRole('button', { name }).click();
  await page.getByRole('heading', { name: 'My stop-loss guarantees the price I get out at.' }).waitFor();
  await choose(/At \$48/);
  await log.getByText('Hint 1 of 3').waitFor();
  await expectSoundInEveryLook(page, 'mentor dialogue');
  await page.reload();
  await log.getByText('Hint 1 of 3').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /At \$48/ }).count()).toBe(0);
  await choose(/At about \$44/);
  await log.getByText('A stop says when to sell').waitFor();
  await takePicture(page, 'mentor-dialogue');
  await choose(/^\$10$/);
  await page.getByText(/^Not yet\./).waitFor();
  await log.getByText('The stop buys back at about $222').waitFor();
  await page.getByText('Where to read on:').waitFor();
  await takePicture(page, 'mentor-dialogue-end');
});
