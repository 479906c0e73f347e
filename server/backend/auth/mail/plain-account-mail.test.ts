import { expect, test } from 'vitest';
import { plainAccountMails } from './plain-account-mail.ts';

const compose = plainAccountMails('engine.example');
const recipient = 'ada@example.com';

test('an engine that runs alone writes what a reader needs to act', () => {
  const link = 'https://engine.example/verify?token=t';
  expect(
    compose({ kind: 'recovery', recipient, language: 'es', link, code: '123456', lifetimeSeconds: 3600 }),
  ).toEqual({
    recipient,
    language: 'en',
    subject: 'Choose a new password for engine.example',
    parts: [
      { link, words: 'Continue' },
      { code: '123456', words: 'Or enter this code:' },
      { text: 'This works once, for 60 minutes. If it was not you, ignore this mail.' },
    ],
  });
});

test('it names the address that a change speaks of, and says what to do about what was done', () => {
  expect(
    compose({ kind: 'email_changed', recipient, language: 'en', address: 'new@example.com' }).parts,
  ).toEqual([
    { text: 'The new address: new@example.com' },
    { text: 'If it was not you, choose a new password at once.' },
  ]);
});
