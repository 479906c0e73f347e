import { expect } from 'vitest';
import { addAchievement, issueTo } from '#tests/support/issued-certificate.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { takePicture } from './support/browser.ts';
import { expectSound, journeyTest } from './support/journey-test.ts';

journeyTest(
  'an admin finds a certificate, and rotates the key after seeing what would come of it',
  async ({ stage }) => {
    const { server, database } = stage;
    await addAchievement(database);
    const holder = await signUpLearner(server, 'holder@example.org');
    const admin = await signUpLearner(server, 'admin@example.org');
    await database.query(`select public.grant_admin('admin@example.org')`);
    await issueTo(database, holder.id);

    const page = await stage.openDevice(admin.email, '/admin?tab=certificates', { width: 'desktop' });
    await page.getByRole('rowheader', { name: 'holder@example.org' }).waitFor();
    await expectSound(page, 'certificates that were issued');
    await takePicture(page, 'admin-certificates');
    await page.getByLabel('Address begins with').fill('nobody');
    await page.getByText('No certificate is like this.').waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('nobody');
    await page.getByLabel('Address begins with').fill('HOLD');
    await page.getByRole('rowheader', { name: 'holder@example.org' }).waitFor();

    await page.getByRole('tab', { name: 'Timestamps' }).click();
    await page.getByText('Certificates are signed here and not timestamped').waitFor();
    await expectSound(page, 'timestamps where nothing is anchored', 'names');
    await takePicture(page, 'admin-anchors-none');

    await page.getByRole('tab', { name: 'Keys' }).click();
    await page.getByRole('button', { name: 'Rotate the key…' }).click();
    await page.getByLabel('Why').selectOption('compromised');
    await page.getByRole('button', { name: 'Rehearse it' }).click();
    await page.getByText('1 would fail: it was in no block of Bitcoin before the key was lost.').waitFor();
    await expectSound(page, 'the rehearsal of a rotation');
    await takePicture(page, 'admin-rotate');
    // Another reason asks for another rehearsal.
    await page.getByLabel('Why').selectOption('planned');
    await page.getByRole('button', { name: 'Rehearse it' }).click();
    await page.getByText('1 certificate of the old key stays verified.').waitFor();
    await page.getByRole('button', { name: 'Rotate the key', exact: true }).click();
    await page.getByText('A new key signs from now on.').waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(3);
    await takePicture(page, 'admin-keys');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectSound(page, 'the keys, dark', 'colours');
    await page.setViewportSize({ width: 390, height: 844 });
    await takePicture(page, 'admin-keys-phone-dark');
  },
);
