import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signUpLearner } from '#tests/support/product.ts';
import { takePicture } from './support/browser.ts';
import { keyboard } from './support/hands.ts';
import { breakServer, expectSoundInEveryLook, journeyTest, type Stage } from './support/journey-test.ts';

/*
 * An admin watches the stream while somebody else's browser and guesses at a password make events, blocks the address,
 * and lifts the block.
 */

journeyTest.override('environment', { TRUSTED_PROXIES: '127.0.0.1' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** The browser of a robot at an address of its own. */
async function openRobot(stage: Stage, address: string): Promise<Page> {
  const page = await stage.openVisitor('/terms');
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address, 'user-agent': 'ExampleBot/1.0' });
  await page
    .context()
    .addInitScript(`Object.defineProperty(navigator, 'userAgent', { value: 'ExampleBot/1.0' })`);
  await page.goto('/auth');
  await page.getByRole('heading', { name: 'Access Blocked' }).waitFor();
  return page;
}

// spec: 70 Security: the stream is refreshed, and offers what is new
journeyTest('an event arrives, its address is blocked, refused, and let in again', async ({ stage }) => {
  await signUpLearner(stage.server, 'admin@example.org');
  await stage.database.query(`select public.grant_admin('admin@example.org')`);
  const page = await stage.openDevice('admin@example.org', '/admin', { width: 'desktop' });
  await page.getByText('No alerts here.').waitFor();
  // Its way in stands in the menu of an admin, and of nobody else.
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Admin', exact: true }).waitFor();
  await tab(page, 'Events').click();
  await page.getByText('No security events here.').waitFor();

  const robot = await openRobot(stage, '203.0.113.7');
  // Offered, not pushed in.
  await button(page, '1 new event: show it').click();
  await page.getByRole('cell', { name: '203.0.113.7', exact: true }).waitFor();
  await page.getByText('Recorded by the server').waitFor();
  await tab(page, 'Alerts').click();
  await page.getByRole('row', { name: /Guard in the browser.*Bot.*High/ }).waitFor();
  await expectSoundInEveryLook(page, 'admin security alerts');
  await takePicture(page, 'admin-security');

  const hands = keyboard(page);
  await hands.press(page.getByRole('button', { name: /^Block 203\.0\.113\.7/ }));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Addresses').waitFor();
  await hands.press(dialog.getByRole('button', { name: 'Block', exact: true }));
  await dialog.getByText('Say why, so that another admin understands it.').waitFor();
  await hands.type(dialog.getByLabel('Reason'), 'A robot.');
  await dialog.getByLabel('Addresses').fill('203.0.113.7, 127.0.0.1');
  await hands.press(dialog.getByRole('button', { name: 'Block', exact: true }));
  await dialog.getByText('You are using this address yourself').waitFor();
  await dialog.getByLabel('Addresses').fill('203.0.113.7');
  await hands.press(dialog.getByRole('button', { name: 'Block', exact: true }));
  await page.getByText('Blocked: 203.0.113.7').waitFor();

  await expect.poll(async () => (await robot.goto('/'))?.status()).toBe(403);
  await robot.getByRole('heading', { name: 'Access Blocked' }).waitFor();
  await robot
    .getByText('The people who run this site have blocked your address.', { exact: false })
    .waitFor();

  await tab(page, 'Blocked addresses').click();
  await page.getByRole('rowheader', { name: '203.0.113.7/32' }).waitFor();
  await expectSoundInEveryLook(page, 'admin blocked addresses');
  await button(page, 'Unblock 203.0.113.7/32').click();
  await page.getByText('No address is blocked.').waitFor();
  await expect.poll(async () => (await robot.goto('/'))?.status()).toBe(200);
  await button(page, 'Undo').first().click();
  await page.getByRole('rowheader', { name: '203.0.113.7/32' }).waitFor();
  await expect.poll(async () => (await robot.goto('/'))?.status()).toBe(403);
});

// spec: 70 Security: sessions of an account are seen and ended
journeyTest('guesses at a password lead to the account and its sessions', async ({ stage }) => {
  await signUpLearner(stage.server, 'watcher@example.org');
  await stage.database.query(`select public.grant_admin('watcher@example.org')`);
  const victim = await signUpLearner(stage.server, 'guessed@example.org');
  for (let guess = 0; guess < 5; guess += 1) {
    await fetch(`${stage.server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: stage.server.anonKey, 'x-forwarded-for': '198.51.100.9' },
      body: JSON.stringify({ email: victim.email, password: 'a wrong password' }),
    });
  }
  const page = await stage.openDevice('watcher@example.org', '/admin?type=sign_in_failed');
  await page.getByRole('row', { name: /Wrong password.*Medium/ }).waitFor();
  await page.getByRole('button', { name: `Account ${victim.id.slice(0, 8)}` }).click();
  const account = page.getByRole('region', { name: 'Account', exact: true });
  await account.getByText(victim.email).waitFor();
  await account.getByRole('button', { name: 'Ban', exact: true }).waitFor();
  await expectSoundInEveryLook(page, 'admin security of an account');
  await takePicture(page, 'admin-security-account-phone');
  await account.getByRole('button', { name: /^Sign out/ }).click();
  await account.getByText('Signed in nowhere.').waitFor();
  const { error } = await victim.auth.refreshSession();
  expect(error?.code).toBe('refresh_token_not_found');

  // A bad day: said with its reason, and tried again.
  const repair = await breakServer(page, '**/functions/v1/list-security-alerts');
  await button(page, 'Show everything').click();
  await page.getByText('The alerts could not be loaded').waitFor();
  await repair();
  await button(page, 'Retry').click();
  await page.getByRole('row', { name: /Wrong password.*Medium/ }).waitFor();
});
