import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { SimulatorPlayer } from '#tests/support/simulator-player.ts';
import { takePicture, watchErrors } from './support/browser.ts';
import { expectSound, expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/*
 * A conversation in Spanish with a follow-up and a sum, hints alone about a question that is open, and what the mentor says of
 * trades in the simulator.
 */

async function ask(page: Page, label: string, question: string, reply: RegExp | string): Promise<void> {
  await page.getByLabel(label).fill(question);
  await page.getByLabel(label).press('Enter');
  await page.getByRole('log').getByText(reply).first().waitFor();
}

journeyTest('goes on from what was said, and works a sum out, in Spanish', async ({ stage }) => {
  await signUpLearner(stage.server, 'habla@example.org');
  const page = await stage.openDevice('habla@example.org', '/mentor', { width: 'phone' });
  await page.locator('footer select').first().selectOption('es', { force: true });
  await page.locator('html[lang="es"]').waitFor();
  await ask(page, 'Tu pregunta', '¿Qué es un stop?', 'Esta respuesta está escrita en inglés');
  await ask(page, 'Tu pregunta', '¿por qué?', 'Because');
  await ask(
    page,
    'Tu pregunta',
    'Tengo 5000 $ y arriesgo el 1 %, ¿tamaño de la posición?',
    'Para calcularlo me falta',
  );
  await ask(page, 'Tu pregunta', 'el stop está a 2 $', /= .*25/);
  await expectSound(page, 'mentor in Spanish');
  await takePicture(page, 'mentor-spanish');
});

journeyTest('gives hints alone about a question that is open', async ({ stage }) => {
  const learner = await signUpLearner(stage.server, 'hints@example.org');
  const [course, module] = ['risk-management-with-ai', 'map-of-risks'] as const;
  const quiz = stableId(course, module, 'rank-the-risks');
  await learner.call('start-quiz', { lesson_id: quiz });
  const page = await stage.openDevice('hints@example.org', '/mentor', { width: 'desktop' });
  const question =
    'Jon plans a trade with a stop, an order that sells once a level is reached. The planned loss is $60. Which reply is best?';
  await ask(page, 'Your question', question, 'Hint 1 of 3');
  const log = page.getByRole('log');
  await log.getByText('so I give hints only').waitFor();
  expect(await log.getByText('A failing firm, a typing error').count()).toBe(0);
  await expectSoundInEveryLook(page, 'mentor hint');
  await takePicture(page, 'mentor-hint');
});

journeyTest('speaks after a stop was widened, and explains a fill that is asked about', async ({ stage }) => {
  const learner = await signUpLearner(stage.server, 'widened@example.org');
  const player = await SimulatorPlayer.start(learner, 'coin', {});
  const order = { symbol: player.symbol, side: 'buy', kind: 'market', quantity: 10, until: 'day' } as const;
  await player.place([{ ...order, exits: { stop: player.bid - 4000 } }]);
  await player.advance(2);
  await player.ask('replace-order', { order_id: 2, stop: player.bid - 6000 });
  const page = await stage.openDevice(learner.email, `/simulator/${player.session.id}?bars=5m`, {
    width: 'desktop',
  });
  const errors = watchErrors(page);
  const remark = page.getByRole('complementary', { name: 'The mentor' });
  await remark.getByText('You moved a stop further away').waitFor();
  await remark.getByRole('link', { name: 'Go through it with the mentor' }).waitFor();
  await expectSound(page, 'simulator, a stop widened');
  await takePicture(page, 'simulator-widened-stop');
  await remark.getByRole('button', { name: 'Put this away for today' }).click();
  await expect.poll(() => remark.count()).toBe(0);

  await page.getByRole('tab', { name: /^Fills/ }).click();
  await page
    .locator('summary', { hasText: /Bought/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Ask about this' }).click();
  const panel = page.getByRole('complementary', { name: 'AI Mentor' });
  await panel.getByText(/Against a fill without friction this one cost/).waitFor();
  await panel.getByText('Half the spread').waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectSound(page, 'simulator, a fill asked about, dark');
  await takePicture(page, 'simulator-fill-asked');
  await panel.getByRole('button', { name: 'Close the mentor' }).click();
  await expect.poll(() => panel.count()).toBe(0);
  expect(errors).toEqual([]);
});
