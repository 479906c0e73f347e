import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { totpCode, totpStep } from '#server/backend/auth/factors/totp.ts';
import { confirmAddress, newestMail, signUpLearner, visitorClients } from '#tests/support/product.ts';
import { takePicture } from './support/browser.ts';
import { expectSound, expectSoundInEveryLook, journeyTest, type Stage } from './support/journey-test.ts';

/*
 * Links that sign in: those of our mails, which a press redeems, and those of strangers, which sign nobody in unasked.
 */

const PASSWORD = 'a long enough secret';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const linkTo = async ({ server }: Stage, email: string) => (await newestMail(server, email)).link.href;
/** Who the browser's own store says is signed in; null for nobody. */
const signedInAs = (page: Page) =>
  page.evaluate(`JSON.parse(localStorage.getItem('ledgerline.auth') ?? 'null')?.user.email ?? null`);

const canSignIn = async ({ server }: Stage, email: string, password: string) =>
  (await visitorClients(server).auth.signInWithPassword({ email, password })).error === null;

describe('the confirmation of an address that a stranger signed up with', () => {
  journeyTest('leaves the stranger nothing, and the owner chooses a password', async ({ stage }) => {
    const email = 'owner@example.org';
    const stranger = await signUpLearner(stage.server, email);
    const page = await stage.openVisitor(await linkTo(stage, email));
    await page.getByText('You will choose a new password').waitFor();
    await takePicture(page, 'mail-link-hand-over');
    await expectSoundInEveryLook(page, 'a link in another browser');
    // Looking at it has changed nothing.
    expect((await stranger.auth.getUser()).data.user?.email_confirmed_at).toBeNull();

    await button(page, 'Confirm and choose a password').click();
    await heading(page, 'Choose a new password').waitFor();
    await page.getByText(/If you close this page before you have chosen a password/).waitFor();
    await takePicture(page, 'mail-link-new-password');
    await expectSoundInEveryLook(page, 'the new password of another browser');
    expect((await stranger.auth.getUser()).error).not.toBeNull();
    expect(await canSignIn(stage, email, PASSWORD)).toBe(false);
    await page.getByLabel('New password').fill('chosen by the owner');
    await button(page, 'Save the new password').click();
    await page.waitForURL('**/dashboard');
    await page.getByText('Your email address is verified.').waitFor();
    expect(await canSignIn(stage, email, 'chosen by the owner')).toBe(true);
  });

  journeyTest('offers no second step before it', async ({ stage }) => {
    await signUpLearner(stage.server, 'waiting@example.org');
    const page = await stage.openDevice('waiting@example.org', '/account');
    await page.getByText('You can set it up as soon as your email address is verified.').waitFor();
    await expectSound(page, 'no second step yet');
    const { code } = await newestMail(stage.server, 'waiting@example.org');
    await page.getByLabel('Code').fill(code);
    await button(page, 'Confirm').click();
    await button(page, 'Set up an authenticator app').waitFor();
  });
});

journeyTest(
  'the code of the mail, typed in on the dashboard, confirms and changes nothing else',
  async ({ stage }) => {
    const email = 'typing@example.org';
    await signUpLearner(stage.server, email);
    const page = await stage.openDevice(email, '/dashboard');
    await page.getByLabel('Code').fill('000000');
    await button(page, 'Confirm').click();
    await page.getByText(/This link or code has expired, was used, or is not right/).waitFor();
    await takePicture(page, 'banner-code');
    await expectSoundInEveryLook(page, 'a wrong code on the dashboard');
    const { code } = await newestMail(stage.server, email);
    await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await button(page, 'Confirm').click();
    await page.getByText('Your email address is verified.').waitFor();
    await page.getByText('Verify your email address').waitFor({ state: 'detached' });
    expect(await canSignIn(stage, email, PASSWORD)).toBe(true);
  },
);

journeyTest(
  'the code after a sign-up that opens no session is proved by the secret of its flow',
  async ({ stage }) => {
    const email = 'mail.first@example.org';
    const page = await stage.openVisitor('/auth?tab=sign-up');
    // What an installation answers that wants the mail first.
    await page.route('**/auth/v1/signup*', async (route) => {
      const response = await route.fetch();
      const { user } = (await response.json()) as { user: object };
      await route.fulfill({ response, json: user });
    });
    await page.getByLabel('Full Name').fill('Ada Lovelace');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('checkbox').check();
    await button(page, 'Sign Up').click();
    await page.getByText('Account created! Please check your email to verify your account.').waitFor();
    await takePicture(page, 'check-your-mail');
    await expectSoundInEveryLook(page, 'check your mail');
    await page.getByLabel('Code').fill((await newestMail(stage.server, email)).code);
    await button(page, 'Confirm').click();
    await page.waitForURL('**/dashboard');
    expect(await canSignIn(stage, email, PASSWORD)).toBe(true);
  },
);

describe('a link that cannot be redeemed', () => {
  journeyTest('used: says so, and offers another mail to the same address', async ({ stage }) => {
    const email = 'used@example.org';
    const learner = await signUpLearner(stage.server, email);
    const link = await linkTo(stage, email);
    await confirmAddress(stage.server, learner);
    const page = await stage.openVisitor(link);
    await page.getByText(`This link was sent to ${email} and has been used`).waitFor();
    await takePicture(page, 'mail-link-used');
    await expectSound(page, 'a used link');
    await page.getByRole('link', { name: 'Ask for a new email' }).click();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
  });

  journeyTest('too old: the mail is sent again from there', async ({ stage }) => {
    const email = 'late@example.org';
    await signUpLearner(stage.server, email);
    await stage.database.query(`update auth.one_time_tokens set expires_at = now() where relates_to = $1`, [
      email,
    ]);
    await stage.database.query('delete from auth.rate_limits');
    const page = await stage.openVisitor(await linkTo(stage, email));
    await page.getByText(`This link was sent to ${email} and is too old`).waitFor();
    await button(page, 'Resend').click();
    await page.getByText('We have sent you a new email.').waitFor();
  });

  journeyTest('unknown: names nobody', async ({ stage }) => {
    const page = await stage.openVisitor('/auth/confirm?token_hash=made-up&type=signup');
    await page.getByText('This link or code has expired, was used, or is not right').waitFor();
    expect(await button(page, 'Retry').count()).toBe(0);
    await expectSound(page, 'an unknown link');
  });
});

journeyTest('a link for somebody else leaves the session until its owner ends it', async ({ stage }) => {
  await signUpLearner(stage.server, 'here@example.org');
  await signUpLearner(stage.server, 'there@example.org');
  const page = await stage.openDevice('here@example.org', '/dashboard');
  await page.goto(await linkTo(stage, 'there@example.org'));
  await heading(page, 'You are signed in as here@example.org').waitFor();
  await takePicture(page, 'mail-link-other');
  await expectSoundInEveryLook(page, 'a link for somebody else');
  expect(await signedInAs(page)).toBe('here@example.org');
  await button(page, 'Sign out and use the link').click();
  await button(page, 'Confirm and choose a password').waitFor();
});

journeyTest('a new address is confirmed in a session of its account only', async ({ stage }) => {
  const learner = await signUpLearner(stage.server, 'moving@example.org');
  await confirmAddress(stage.server, learner);
  await learner.auth.updateUser({ email: 'moved@example.org' });
  const [fromNew, fromOld] = [await linkTo(stage, 'moved@example.org'), await linkTo(stage, learner.email)];
  const page = await stage.openVisitor(fromNew);
  await page.getByText('Somebody wants moved@example.org to become the address of their account.').waitFor();
  await takePicture(page, 'mail-link-sign-in-first');
  await expectSound(page, 'sign in first');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Sign In').click();
  await page.getByText('This makes moved@example.org the address of your account.').waitFor();
  await button(page, 'Confirm the change').click();
  await heading(page, 'One mailbox has agreed').waitFor();
  await page.goto(fromOld);
  await page.getByText(/changes from moving@example.org to moved@example.org/).waitFor();
  await button(page, 'Confirm the change').click();
  await page.getByText('Your email address is verified.').waitFor();
  await expect.poll(() => signedInAs(page)).toBe('moved@example.org');
});

describe('a session that a stranger put into an address', () => {
  /** The fragment that a link of the service would end with. */
  async function fragmentOf({ server }: Stage, email: string, isConfirmed = true): Promise<string> {
    const learner = await signUpLearner(server, email);
    if (isConfirmed) await confirmAddress(server, learner);
    const { data } = await learner.auth.getSession();
    const { access_token = '', refresh_token = '' } = data.session ?? {};
    const facts = {
      access_token,
      refresh_token,
      expires_in: '3600',
      token_type: 'bearer',
      type: 'magiclink',
    };
    return `#${new URLSearchParams(facts).toString()}`;
  }

  journeyTest.for(['/', '/dashboard', '/auth'])(
    'on %s names the account and asks',
    async (path, { stage }) => {
      const email = `stranger${path.length}@example.org`;
      const fragment = await fragmentOf(stage, email);
      const page = await stage.openVisitor(path + fragment);
      await heading(page, `Continue as ${email}?`).waitFor();
      await takePicture(page, 'brought-session');
      if (path === '/') await expectSoundInEveryLook(page, 'a session in the address');
      expect(await signedInAs(page)).toBeNull();
      expect(page.url()).not.toContain('access_token');
      await button(page, 'Sign in as somebody else').click();
      await page.getByRole('tab', { name: 'Sign Up' }).waitFor();
      expect(await signedInAs(page)).toBeNull();
    },
  );

  journeyTest.for(['/', '/dashboard', '/auth'])(
    'on %s changes nothing for who is signed in',
    async (path, { stage }) => {
      const [own, strange] = [`own${path.length}@example.org`, `intruder${path.length}@example.org`];
      await signUpLearner(stage.server, own);
      const fragment = await fragmentOf(stage, strange);
      const page = await stage.openDevice(own, '/dashboard');
      await page.goto('about:blank');
      await page.goto(path + fragment);
      await heading(page, `You are signed in as ${own}`).waitFor();
      await takePicture(page, 'kept-session');
      if (path === '/') await expectSoundInEveryLook(page, 'a session that stays');
      expect(await signedInAs(page)).toBe(own);
      await button(page, 'Continue').click();
      await page.waitForURL('**/dashboard');
      expect(await signedInAs(page)).toBe(own);
    },
  );

  journeyTest('continues after the question', async ({ stage }) => {
    const page = await stage.openVisitor(
      `/auth?next=%2Fmentor${await fragmentOf(stage, 'agreed@example.org')}`,
    );
    await button(page, 'Continue').click();
    await page.waitForURL('**/mentor');
    await expect.poll(() => signedInAs(page)).toBe('agreed@example.org');
  });

  journeyTest(
    'is refused for an account that waits for its owner: it may be the reader’s own address',
    async ({ stage }) => {
      const page = await stage.openVisitor(`/${await fragmentOf(stage, 'prepared@example.org', false)}`);
      await page.getByText('The link did not work').waitFor();
      expect(await signedInAs(page)).toBeNull();
    },
  );

  journeyTest('is none for a code of a flow that another browser began', async ({ stage }) => {
    const page = await stage.openVisitor('/auth?code=6f6c7f5e-0000-4000-8000-000000000000');
    await page.getByText('This link was asked for in another browser.').waitFor();
    await expectSound(page, 'a code of another browser');
    expect(page.url()).not.toContain('code=');
  });
});

journeyTest(
  'a second step that somebody else set up is removed by the owner of the mailbox',
  async ({ stage }) => {
    const learner = await signUpLearner(stage.server, 'robbed@example.org');
    await confirmAddress(stage.server, learner);
    const { data } = await learner.auth.mfa.enroll({ factorType: 'totp' });
    const code = totpCode(data?.totp.secret ?? '', totpStep(Date.now()));
    await learner.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code });
    await visitorClients(stage.server).auth.resetPasswordForEmail(learner.email);
    const page = await stage.openVisitor(await linkTo(stage, learner.email));
    await button(page, 'Continue').click();
    await heading(page, 'The second step').waitFor();
    await button(page, 'I never set up a second step').click();
    await takePicture(page, 'disown-second-step');
    await expectSoundInEveryLook(page, 'a second step that somebody else set up');
    await button(page, 'Remove the second step').click();
    await page.getByLabel('New password').fill('chosen by the owner');
    await button(page, 'Save the new password').click();
    await page.waitForURL('**/dashboard');
    expect((await learner.auth.getUser()).error).not.toBeNull();
  },
);

journeyTest(
  'the rule of a password is said before the checkbox, and all faults at once',
  async ({ stage }) => {
    const page = await stage.openVisitor('/auth?tab=sign-up');
    const password = page.getByLabel('Password', { exact: true });
    await page.getByText('At least 8 characters.').waitFor();
    await password.fill('abc');
    const before = await button(page, 'Sign Up').boundingBox();
    await page.getByLabel('Full Name').focus();
    await page.getByText('Too short: choose at least 8 characters.').waitFor();
    expect(await button(page, 'Sign Up').boundingBox(), 'nothing moves away from under a press').toEqual(
      before,
    );
    await button(page, 'Sign Up').click();
    for (const fault of [
      'Enter your full name.',
      'Enter your email.',
      'Please confirm this to create an account.',
    ]) {
      await page.getByText(fault).waitFor();
    }
    await page.locator('[name="full_name"]:focus').waitFor();
    await expectSound(page, 'every fault of the sign-up');
    await password.fill('abcdefgh-1');
    await page.getByLabel('Email').focus();
    await page.getByText('Too short').waitFor({ state: 'detached' });
  },
);
