import { expect, test } from 'vitest';
import type { AccountMail } from '../../backend/auth/mail/account-mail.ts';
import { createComposer } from '../compose-mail.ts';
import { accountDeleted, deletionCancelled, deletionRequested } from './account-deletion.ts';
import { accountMail } from './account-mail.ts';

const confirmation = {
  kind: 'signup',
  recipient: 'ada@example.com',
  language: 'en',
  link: 'https://x.example/verify?token=t&type=signup',
  code: '123456',
  lifetimeSeconds: 3600,
} as const;

const composerFor = (site: string) => createComposer({ site, publicUrl: 'https://learn.example' });
const compose = composerFor('Site');
const write = (mail: AccountMail, composeMail = compose) => composeMail(mail, accountMail(mail));
const texts = (mail: ReturnType<typeof write>) =>
  mail.parts.map((part) => ('text' in part ? part.text : part.words));

test('a mail carries link, code and lifetime', () => {
  expect(write(confirmation).parts).toEqual([
    { text: 'Somebody signed up for Site with this email address.' },
    { link: 'https://x.example/verify?token=t&type=signup', words: 'Confirm the address' },
    { code: '123456', words: 'Or enter this code:' },
    { text: 'This works once, for 60 minutes. If it was not you, you can ignore this mail.' },
  ]);
});

test('names and addresses stand in a mail as they are', () => {
  const site = "$& $' {address}";
  const mail = write(
    { ...confirmation, kind: 'email_change', address: '$1{site}@example.com' },
    composerFor(site),
  );
  expect(mail.subject).toBe(`Confirm the change of your email address for ${site}`);
  expect(texts(mail)[0]).toContain(`at ${site} is to become $1{site}@example.com.`);
});

test('the language of the profile decides, English where we do not speak it', () => {
  expect(write({ ...confirmation, language: 'ar' }).language).toBe('ar');
  expect(texts(write({ ...confirmation, language: 'fr-CA' })).join()).toContain('60 minutes');
  expect(write({ ...confirmation, language: 'fr-CA' }).language).toBe('fr');
  for (const unknown of ['xx', '', null, 7, '__proto__', 'constructor']) {
    expect(write({ ...confirmation, language: unknown }).language).toBe('en');
  }
});

test('what was done is told without link and code, and with what to do', () => {
  const mail = write({ kind: 'password_changed', recipient: 'a@b.c', language: 'en' });
  expect(JSON.stringify(mail)).not.toContain('http');
  expect(texts(mail).at(-1)).toContain('choose a new password at once');
});

test('the end of an account names the day, and asks nothing of who is gone', () => {
  const to = (language: string) => ({ recipient: 'a@b.c', language });
  const requested = deletionRequested(new Date('2026-12-05T00:00:00Z'));
  const english = texts(compose(to('en'), requested)).join('\n');
  expect(english).toContain('This will happen on 5 December 2026.');
  expect(english).toContain('choose a new password at once');
  expect(texts(compose(to('fr'), requested)).join()).toContain('5 décembre 2026');
  expect(texts(compose(to('en'), deletionCancelled)).join()).toContain('password');
  expect(texts(compose(to('en'), accountDeleted)).join()).not.toContain('password');
});
