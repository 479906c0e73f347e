import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addAchievement, issueTo } from '#tests/support/issued-certificate.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { takePicture, watchErrors } from './support/browser.ts';
import { expectSound, journeyTest } from './support/journey-test.ts';

/*
 * Certificates as somebody checks them who has no account, and as their holder shows them.
 */

const verdict = (page: Page) => page.locator('[data-verify]').getAttribute('data-verdict');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const reasonOf = (page: Page, check: string) =>
  page.locator(`[data-check="${check}"] [data-slot="reason"]`).textContent();

async function drop(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
}

journeyTest('a holder shows a certificate, and a stranger checks it in every way', async ({ stage }) => {
  const { server, database } = stage;
  await addAchievement(database);
  const holder = await signUpLearner(server, 'lea@example.org');
  const { text, slug } = await issueTo(database, holder.id);

  const account = await stage.openDevice('lea@example.org', '/account#certificates');
  await account.getByRole('button', { name: 'Show its page' }).click();
  await account.getByRole('link', { name: `/verify/${slug}` }).waitFor();
  await expectSound(account, 'certificates of an account');
  await takePicture(account, 'account-certificates');
  const downloading = account.waitForEvent('download');
  await account.getByRole('button', { name: 'Download as PNG' }).click();
  const png = await readFile(await (await downloading).path());
  const printing = account.waitForEvent('download');
  await account.getByRole('button', { name: 'Download as PDF' }).click();
  const pdf = await readFile(await (await printing).path());

  await account.goto(`${server.url}/dashboard`);
  await expect
    .poll(() => account.locator('dl > div', { hasText: 'Certificates Earned' }).locator('dd').textContent())
    .toBe('1');

  // The page that is shared: the server's word first, then the browser's own.
  const page = await stage.openVisitor(`/verify/${slug}`);
  const errors = watchErrors(page);
  await expect.poll(() => verdict(page)).toBe('verified');
  expect(await title(page).textContent()).toMatch(/^Lea Moreau passed Risk Management with AI on /);
  await page.getByRole('textbox', { name: 'Recipient’s address' }).fill('other@example.org');
  await page.getByRole('button', { name: 'Check address' }).click();
  await expect.poll(() => verdict(page)).toBe('failed');
  await page.getByRole('textbox', { name: 'Recipient’s address' }).fill('Lea@example.org');
  await page.getByRole('button', { name: 'Check address' }).click();
  await expect.poll(() => reasonOf(page, 'recipient')).toBe('It was issued to the address typed here.');
  await expectSound(page, 'a certificate');
  await takePicture(page, 'verify-phone');
  for (const [name, path, colorScheme] of [
    ['light', `/verify/${slug}`, 'light'],
    ['dark', `/verify/${slug}`, 'dark'],
    ['ar', `/ar/verify/${slug}`, 'light'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto(path);
    await expect.poll(() => verdict(page)).toBe('verified');
    await expectSound(page, `a certificate, ${name}`);
    await takePicture(page, `verify-${name}`);
  }

  // Files, dropped on the page for any.
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/verify');
  await expectSound(page, 'nothing checked yet');
  await takePicture(page, 'verify-empty');
  // On a phone, what one came for comes before what one could read.
  await page.setViewportSize({ width: 390, height: 844 });
  const topOf = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.y ?? 0;
  await expect
    .poll(async () => (await topOf('What this cannot prove')) - (await topOf('Your file stays with you')))
    .toBeGreaterThan(100);
  await page.setViewportSize({ width: 1280, height: 900 });
  await drop(page, 'badge.png', png);
  await expect.poll(() => verdict(page)).toBe('verified');
  await drop(page, 'copy.json', text.replace('Lea Moreau', 'Leo Moreau'));
  await expect.poll(() => verdict(page)).toBe('failed');
  await drop(page, 'certificate.pdf', pdf);
  await expect.poll(() => verdict(page)).toBe('verified');
  await drop(page, 'copy.json', text.replace('Lea Moreau', 'Leo Moreau'));
  await expect.poll(() => verdict(page)).toBe('failed');
  expect(await title(page).textContent()).toBe('This file does not hold');
  expect(await page.locator('main').textContent()).not.toContain('Leo');
  await expectSound(page, 'a forged certificate');
  await takePicture(page, 'verify-failed');
  await drop(page, 'notes.txt', 'nothing');
  await expect.poll(() => title(page).textContent()).toBe('There is no certificate of ours in this file');
  await page.getByLabel('Or paste its text').fill(text);
  await page.getByRole('button', { name: 'Check this text' }).click();
  await expect.poll(() => verdict(page)).toBe('verified');

  // Without the list nothing is verified.
  await page.route('**/credentials/status/*', (route) => route.abort());
  await drop(page, 'certificate.json', text);
  await expect.poll(() => verdict(page)).toBe('unchecked');
  expect(await reasonOf(page, 'status')).toBe('The list of revoked certificates could not be read.');
  expect(errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
});

journeyTest('an admin revokes a certificate, and whoever checks it learns so', async ({ stage }) => {
  const { server, database } = stage;
  const holder = await signUpLearner(server, 'mistake@example.org');
  const admin = await signUpLearner(server, 'admin@example.org');
  await database.query(`select public.grant_admin('admin@example.org')`);
  const { id, slug } = await issueTo(database, holder.id);
  await holder.call('share-certificate', { credential_id: id, is_shared: true });
  const visitor = await stage.openVisitor(`/verify/${slug}`);
  await expect.poll(() => verdict(visitor)).toBe('verified');
  const page = await stage.openDevice(admin.email, `/admin?tab=people&open=${holder.id}`, {
    width: 'desktop',
  });
  await page.getByRole('button', { name: 'Revoke Risk Management with AI' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).last().click();
  await page.getByText('Say why, so that another admin understands it.').waitFor();
  await page.getByLabel('Reason').fill('Issued by mistake');
  await expectSound(page, 'the dialog that revokes');
  await takePicture(page, 'admin-revoke');
  await page.getByRole('button', { name: 'Revoke', exact: true }).last().click();
  await page.getByText('Issued by mistake').waitFor();
  await takePicture(page, 'admin-revoked');
  await visitor.reload();
  await expect.poll(() => verdict(visitor)).toBe('failed');
  expect(await title(visitor).textContent()).toBe('This certificate was revoked');
  const account = await stage.openDevice('mistake@example.org', '/account#certificates');
  await account.getByText(/^Revoked on /).waitFor();
  await expect.poll(() => account.getByRole('link', { name: 'Add to LinkedIn' }).count()).toBe(0);
  await expectSound(account, 'a certificate that was revoked');
  await account.goto(`${server.url}/dashboard`);
  const earned = account.locator('dl > div', { hasText: 'Certificates Earned' }).locator('dd');
  await expect.poll(() => earned.textContent()).toBe('0');
});

journeyTest(
  'the file to keep checks a certificate from disk and never verifies one as a whole',
  async ({ stage }) => {
    const { server, database } = stage;
    const holder = await signUpLearner(server, 'kept@example.org');
    const { text } = await issueTo(database, holder.id);
    const file = join(tmpdir(), `checker-${holder.id}.html`);
    await writeFile(file, await (await fetch(`${server.url}/verify/checker.html`)).text());
    const page = await stage.openVisitor('/verify');
    await page.context().setOffline(true);
    const errors = watchErrors(page);
    const asked: string[] = [];
    await page.goto(pathToFileURL(file).href);
    page.on('request', (request) => asked.push(request.url()));
    await drop(page, 'certificate.json', text);
    await expect.poll(() => verdict(page)).toBe('unchecked');
    expect(await title(page).textContent()).toBe('This could not be verified');
    expect(await page.locator('[data-check="signature"]').getAttribute('data-outcome')).toBe('verified');
    expect(await page.locator('main').textContent()).toContain('It states: Lea Moreau');
    await takePicture(page, 'verify-kept');
    await drop(page, 'copy.json', text.replace('Lea Moreau', 'Leo Moreau'));
    await expect.poll(() => verdict(page)).toBe('failed');
    expect(asked).toEqual([]);
    expect(errors).toEqual([]);
  },
);
