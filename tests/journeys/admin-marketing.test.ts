import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signUpLearner } from '#tests/support/product.ts';
import { takePicture } from './support/browser.ts';
import { keyboard } from './support/hands.ts';
import { breakServer, expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/*
 * A campaign from the first draft to its figures, and many at once.
 */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

// spec: 70 Marketing: the editor of a campaign’s advertisement (description, cta, image, hashtags)
journeyTest('a campaign is planned, previewed, started, measured, copied and archived', async ({ stage }) => {
  await signUpLearner(stage.server, 'admin@example.org');
  await stage.database.query(`select public.grant_admin('admin@example.org')`);
  const page = await stage.openDevice('admin@example.org', '/admin?tab=marketing', { width: 'desktop' });
  await page.getByText('No campaigns here yet.').waitFor();
  await tab(page, 'Instagram').click();
  await page.waitForURL(/platform=instagram/);
  await page.getByRole('link', { name: 'New campaign' }).click();

  await page.getByRole('textbox', { name: 'Name' }).fill('Spring');
  await page.getByLabel('Budget').fill('a lot');
  await page.getByLabel('Headline').fill('Get rich by learning how the market works, for everybody');
  await page.getByLabel('Description').fill('A free assessment shows where you stand.');
  await page.getByLabel('Hashtags').fill('#trading learning');
  await page.getByLabel('Picture', { exact: true }).fill('https://pictures.example.org/chart.png');
  await page.getByText('“Get rich” promises a result.', { exact: false }).waitFor();
  await page.getByText('The headline is cut off after 40 characters.').waitFor();
  await page.getByText('Pictures of other sites are not loaded here.').waitFor();
  const hands = keyboard(page);
  await hands.press(button(page, 'Save as draft'));
  await page.locator('[name="budget"][aria-invalid="true"]:focus').waitFor();
  await page.reload();
  await page.getByText('What you had typed is here again, and not saved yet.').waitFor();
  await page.getByLabel('Budget').fill('1.250,50');
  await page.getByLabel('Headline').fill('Know the odds first');
  await page.getByLabel('Call to action').fill('Learn more');
  await page.getByLabel('What the picture shows').fill('A chart of an account');
  await page.getByText('The text is complete and fits Instagram.').waitFor();
  await expectSoundInEveryLook(page, 'admin campaign editor');
  await takePicture(page, 'admin-campaign-editor');
  await button(page, 'Save as draft').click();
  await page.getByText('The campaign is saved as a draft.').waitFor();
  await page.getByRole('heading', { name: 'Spring' }).waitFor();
  await expect.poll(() => page.getByLabel('Budget').inputValue()).toBe('1250.50');

  await page.getByLabel('Starts').fill('2100-01-02T09:00');
  await page.getByLabel('Ends').fill('2100-01-01T09:00');
  await button(page, 'Schedule').click();
  await page.getByText('It must end after it starts.').waitFor();
  await page.getByLabel('Ends').fill('2100-02-01T09:00');
  await button(page, 'Schedule').click();
  await page.getByText('Scheduled', { exact: true }).waitFor();
  await button(page, 'Start now').click();
  await page.getByText('Active', { exact: true }).waitFor();
  await button(page, 'Pause').click();
  await button(page, 'Resume').click();
  await page.getByText('Active', { exact: true }).waitFor();

  const file = (lines: string) => ({ name: 'days.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) });
  const input = page.getByLabel('File', { exact: true });
  const head = 'Date,Impressions,Link clicks,Results,Amount spent';
  await input.setInputFiles(file(`${head}\n2026-11-01,1000,40,2,10.00\n2026-11-02,900,950,2,9`));
  await page.getByText('1 fault: nothing has been imported.').waitFor();
  await page.getByText('There cannot be more clicks than impressions.').waitFor();
  await input.setInputFiles(file(`${head}\n2026-11-01,1000,40,2,10.00\n2026-11-02,900,50,2,9`));
  await button(page, 'Import 2 days').click();
  await page.getByText('2 days imported.').waitFor();
  await page.getByText('Most people clicked on November 2, 2026').waitFor();
  expect((await stage.database.query('select metrics from public.ad_campaigns')).rows).toEqual([
    {
      metrics: {
        impressions: 1900,
        clicks: 90,
        conversions: 4,
        spend: 1900,
        cost_per_click: 21.11,
        conversion_rate: 0.0444,
      },
    },
  ]);
  await takePicture(page, 'admin-campaign');
  const typed = { Impressions: '10', Clicks: '20', Conversions: '1', 'Spend in USD': '1.50' };
  await page.getByLabel('Day', { exact: true }).fill('2026-11-03');
  for (const [name, figure] of Object.entries(typed)) {
    await page.getByRole('textbox', { name, exact: true }).fill(figure);
  }
  await button(page, 'Record').click();
  await page.getByText('There cannot be more clicks than impressions.').waitFor();
  await page.getByRole('textbox', { name: 'Clicks', exact: true }).fill('5');
  await button(page, 'Record').click();
  await page.getByText('The day is recorded.').waitFor();

  await button(page, 'Duplicate').click();
  await page.getByRole('heading', { name: 'Spring (copy)' }).waitFor();
  await page.getByRole('link', { name: 'All campaigns' }).click();
  await page.getByRole('link', { name: 'Spring (copy)' }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSoundInEveryLook(page, 'admin campaigns');
  await takePicture(page, 'admin-campaigns');

  const repair = await breakServer(page, '**/functions/v1/change-campaign-status');
  await page.getByRole('checkbox', { name: 'Select Spring (copy)' }).check();
  await button(page, 'Archive').click();
  await page.getByText(/Something unexpected happened/).waitFor();
  await repair();
  await button(page, 'Archive').click();
  await page.getByText('1 campaign archived.').waitFor();
  await page.getByRole('link', { name: 'Spring (copy)' }).waitFor({ state: 'detached' });
  await button(page, 'Undo').click();
  await page.getByRole('link', { name: 'Spring (copy)' }).waitFor();
});
