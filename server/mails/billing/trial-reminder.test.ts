import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/kernel/languages.ts';
import { createComposer } from '../compose-mail.ts';
import { trialReminder } from './trial-reminder.ts';

const compose = createComposer({ site: '{date} $&', publicUrl: 'https://learn.example' });
const write = (language: unknown) =>
  compose({ recipient: 'ada@example.org', language }, trialReminder(new Date('2026-11-28T23:30:00Z')));

test('the mail names the day and leads to the plans; whoever said no language reads English', () => {
  for (const language of ['en', null, undefined, 'xx', 7]) {
    const mail = write(language);
    expect(mail.language).toBe('en');
    expect(mail.subject).toBe('Your free trial at {date} $& ends on 28 November 2026');
    expect(mail.parts[0]).toMatchObject({ text: expect.stringContaining('ends on 28 November 2026') });
    expect(mail.parts[1]).toEqual({ link: 'https://learn.example/account#plan', words: 'Choose a plan' });
  }
});

test.each(LANGUAGES)('it is written in %s, with nothing left to fill in', (language) => {
  const mail = write(language);
  expect(mail.language).toBe(language);
  expect(JSON.stringify(mail)).not.toContain('{site}');
  if (language !== 'en') expect(mail.subject).not.toBe(write('en').subject);
});
