import { LANGUAGES } from '#domain/kernel/languages.ts';
import { expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { mailTexts } from './mail-texts.ts';

const confirmation = {
  kind: 'signup',
  recipient: 'ada@example.com',
  site: 'A <b> & "C"',
  language: 'en',
  link: 'https://x.example/verify?token=t&type=signup',
  code: '123456',
  lifetimeSeconds: 3600,
} as const;

test('a mail carries link, code and lifetime as text and as HTML without letting markup in', () => {
  const mail = composeMail(confirmation);
  expect(mail.text).toContain('https://x.example/verify?token=t&type=signup');
  expect(mail.text).toContain('Or enter this code: 123456');
  expect(mail.text).toContain('60 minutes');
  expect(mail.html).toContain('href="https://x.example/verify?token=t&amp;type=signup"');
  expect(mail.html).toContain('A &lt;b&gt; &amp; &quot;C&quot; with');
});

test('names and addresses stand in a mail as they are', () => {
  const site = "$& $' {address}";
  const mail = composeMail({ ...confirmation, kind: 'email_change', site, address: '$1{site}@example.com' });
  expect(mail.subject).toBe(`Confirm the change of your email address for ${site}`);
  expect(mail.text).toContain(`at ${site} is to become $1{site}@example.com.`);
});

test('the language of the profile decides, English where we do not speak it', () => {
  expect(composeMail({ ...confirmation, language: 'ar' }).html).toContain('<html lang="ar" dir="rtl">');
  expect(composeMail({ ...confirmation, language: 'fr-CA' }).text).toContain('60 minutes');
  expect(composeMail({ ...confirmation, language: 'fr-CA' }).html).toContain('<html lang="fr" dir="ltr">');
  for (const unknown of ['xx', '', null, 7, '__proto__', 'constructor']) {
    expect(composeMail({ ...confirmation, language: unknown }).html).toContain('lang="en"');
  }
});

test('what was done is told without link and code, and with what to do', () => {
  const mail = composeMail({ kind: 'password_changed', recipient: 'a@b.c', site: 'S', language: 'en' });
  expect(mail.text).not.toContain('http');
  expect(mail.text).toContain('choose a new password at once');
});

test.each(LANGUAGES)('every mail is written in %s, with the placeholders of the English one', (language) => {
  const own = mailTexts(language);
  const english = mailTexts('en');
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  expect(own.language).toBe(language);
  expect(placeholders(own.lifetime)).toEqual(['{lifetime}']);
  expect(Object.keys(own.mails).length).toBeGreaterThan(5);
  expect(Object.keys(own.mails)).toEqual(Object.keys(english.mails));
  for (const [kind, mail] of Object.entries(english.mails)) {
    const translated = own.mails[kind as keyof typeof own.mails];
    expect(placeholders(translated.subject), kind).toEqual(placeholders(mail.subject));
    expect(new Set(placeholders(translated.reason)), kind).toEqual(new Set(placeholders(mail.reason)));
    expect(translated.action === undefined, kind).toBe(mail.action === undefined);
    if (language !== 'en') expect(translated.subject, kind).not.toBe(mail.subject);
  }
});

test('the end of an account names the day, and asks nothing of who is gone', () => {
  const facts = { recipient: 'a@b.c', site: 'S', date: new Date('2026-12-05T00:00:00Z') };
  const requested = composeMail({ ...facts, kind: 'deletion_requested', language: 'en' });
  expect(requested.text).toContain('This will happen on 5 December 2026.');
  expect(requested.text).toContain('choose a new password at once');
  expect(composeMail({ ...facts, kind: 'deletion_requested', language: 'fr' }).text).toContain(
    '5 décembre 2026',
  );
  expect(composeMail({ ...facts, kind: 'account_deleted', language: 'en' }).text).not.toContain('password');
});
