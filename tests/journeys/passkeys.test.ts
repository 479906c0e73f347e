import type { CDPSession, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { confirmAddress, signUpLearner } from '#tests/support/product.ts';
import { expectSound, journeyTest, type Stage } from './support/journey-test.ts';

/*
 * Passkeys and security keys, on devices that Chromium plays.
 */

const PASSWORD = 'a long enough secret';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name });
const greeting = (page: Page) => page.getByRole('heading', { name: /Ada Lovelace/ });

/** What the keyboard acts on, by its name. */
const focused = (page: Page) =>
  page.evaluate('document.activeElement?.ariaLabel ?? document.activeElement?.textContent');

/** Gives the page a device that answers at once. @returns the session to speak to it, and its id there */
async function addDevice(
  page: Page,
  kind: 'computer' | 'key',
): Promise<{ devtools: CDPSession; authenticatorId: string }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const isComputer = kind === 'computer';
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: isComputer ? 'internal' : 'usb',
      hasResidentKey: isComputer,
      hasUserVerification: isComputer,
      isUserVerified: isComputer,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
}

async function confirmedLearner({ server }: Stage, email: string): Promise<void> {
  await confirmAddress(server, await signUpLearner(server, email));
}

/** Leaves the account on this device, as somebody who closes it for good. */
async function forgetSession(page: Page): Promise<void> {
  await page.evaluate('localStorage.clear()');
  await page.goto('/auth');
}

describe('a passkey', () => {
  journeyTest('is added, named, signs in, and does so no more once it is removed', async ({ stage }) => {
    await confirmedLearner(stage, 'passkey@example.org');
    const page = await stage.openDevice('passkey@example.org', '/account');
    const { devtools, authenticatorId } = await addDevice(page, 'computer');
    const passkeys = section(page, 'Passkeys');
    await button(page, 'Add a passkey').focus();
    await page.keyboard.press('Enter');
    await page.getByText('The passkey is added.').waitFor();
    await passkeys.getByText('Chrome, Linux').waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Rename Chrome, Linux');
    await page.keyboard.press('Enter');
    await page.getByLabel('Name of the passkey').waitFor();
    await page.keyboard.type('The laptop at work');
    await page.keyboard.press('Enter');
    await passkeys.getByText('The laptop at work').waitFor();
    expect(await focused(page)).toBe('Rename The laptop at work');
    await expectSound(page, 'a passkey on the account page');
    const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);

    await button(page, 'Add a passkey').click();
    await page.getByText('This device or key is set up already.').waitFor();

    await forgetSession(page);
    await button(page, 'Sign in with a passkey').waitFor();
    await expectSound(page, 'sign-in with a passkey');
    await button(page, 'Sign in with a passkey').click();
    await greeting(page).waitFor();

    await page.goto('/account');
    await passkeys.getByText('Last used').waitFor();
    await button(page, 'Remove The laptop at work').focus();
    await page.keyboard.press('Enter');
    await page.getByText('The passkey is removed.').waitFor();
    await expect.poll(() => focused(page)).toBe('Add a passkey');
    await forgetSession(page);
    await button(page, 'Sign in with a passkey').click();
    await page.getByText('This passkey was not accepted.').waitFor();
    await expectSound(page, 'a passkey that is refused');
  });

  journeyTest('waits for the address to be verified', async ({ stage }) => {
    await signUpLearner(stage.server, 'early@example.org');
    const page = await stage.openDevice('early@example.org', '/account');
    await page.getByText('You can add a passkey as soon as your email address is verified.').waitFor();
    expect(await button(page, 'Add a passkey').count()).toBe(0);
  });
});

describe('a security key', () => {
  journeyTest('is asked for after the password, and stood in for by a recovery code', async ({ stage }) => {
    await confirmedLearner(stage, 'key@example.org');
    const page = await stage.openDevice('key@example.org', '/account');
    await addDevice(page, 'key');
    await button(page, 'Set up a security key').click();
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    const codes = await page.getByRole('list').locator('li').allTextContents();
    const [firstCode = ''] = codes.filter((text) => /^[a-z2-7-]{19}$/.test(text));
    await button(page, 'I have kept them').click();
    await page.getByText('The second step is on.').waitFor();
    await expectSound(page, 'a security key on the account page');

    const signIn = async () => {
      await forgetSession(page);
      await page.getByLabel('Email').fill('key@example.org');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await button(page, 'Sign In').click();
      await page.getByRole('heading', { name: 'The second step' }).waitFor();
    };
    await signIn();
    await button(page, 'Use the security key').waitFor();
    await expectSound(page, 'the second step by a security key');
    await button(page, 'Use the security key').click();
    await greeting(page).waitFor();

    await signIn();
    await button(page, 'Use a recovery code').click();
    await page.getByLabel('Code').fill(firstCode);
    await button(page, 'Continue').click();
    await greeting(page).waitFor();
    await page.goto('/account');
    await button(page, 'Turn off the second step').click();
    await button(page, 'Set up an authenticator app').waitFor();
  });
});
