import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { startModelServer } from '#tests/support/model-server.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { takePicture } from './support/browser.ts';
import { expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/*
 * A language model that rewords answers: asked for nothing before its learner agrees, its words shown in place of the written
 * answer where they hold, and the written answer where they do not.
 */

const stand = await startModelServer();
afterAll(() => stand.close());

journeyTest.override('environment', {
  MENTOR_MODEL_URL: stand.url,
  MENTOR_MODEL_NAME: 'small',
  MENTOR_MODEL_KEY: 'secret',
});

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Your question').fill(question);
  await page.getByLabel('Your question').press('Enter');
  await page.getByRole('log').getByRole('heading', { name: question }).waitFor();
}

journeyTest('rewords once its learner agrees, and is overruled where it invents', async ({ stage }) => {
  await signUpLearner(stage.server, 'model@example.org');
  await stage.database.query('update public.mentor_model_settings set is_on = true');
  const page = await stage.openDevice('model@example.org', '/mentor', { width: 'desktop' });
  const agrees = page.getByRole('switch', { name: 'A language model may reword answers for me' });
  await page.getByText('Off. Nothing you ask leaves this school.').waitFor();
  const log = page.getByRole('log');
  await ask(page, 'What is a pip?');
  await log.getByText('The usual smallest step of a quote').waitFor();
  expect(stand.asked).toHaveLength(0);

  await agrees.click();
  await page.getByText('On. A language model rewords what the school has written').waitFor();
  await expectSoundInEveryLook(page, 'mentor with a model');
  await ask(page, 'What is slippage?');
  await expect.poll(() => stand.asked.length).toBe(1);
  const reworded = () => log.locator('> *').last().textContent();
  const isRephrased = async () => {
    const { rows } = await stage.database.query(
      'select from public.mentor_messages where is_rephrased and answered_by = $1',
      ['slippage'],
    );
    return rows.length;
  };
  await expect.poll(isRephrased).toBe(1);
  await takePicture(page, 'mentor-model');
  await page.reload();
  await expect.poll(reworded).toContain('Where to read on:');

  stand.misdeed = 'invents a number';
  await ask(page, 'What is a drawdown?');
  await log.getByText('From $10,000 down to $8,000').waitFor();
  await expect.poll(() => stand.asked.length).toBe(2);
  for (const planted of stand.asked[1]?.planted ?? [])
    await expect.poll(() => log.textContent()).not.toContain(planted);
});
