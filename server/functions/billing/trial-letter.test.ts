import { expect, test } from 'vitest';
import { trialLetter } from './trial-letter.ts';
import { TRIAL_TEXTS } from './trial-texts.ts';

const write = (language: unknown) =>
  trialLetter({
    recipient: 'ada@example.org',
    language,
    siteName: '{date} $&',
    publicUrl: 'https://learn.example',
    endsAt: new Date('2026-11-28T23:30:00Z'),
  });

test('the mail names the day and leads to the plans; whoever said no language reads English', () => {
  for (const language of ['en', null, undefined, 'xx', 7]) {
    const letter = write(language);
    expect(letter.language).toBe('en');
    expect(letter.parts[0]).toMatchObject({ text: expect.stringContaining('ends on 28 November 2026') });
    expect(letter.parts[1]).toEqual({ link: 'https://learn.example/account#plan', words: 'Choose a plan' });
  }
});

test.each(Object.keys(TRIAL_TEXTS))('it is written in %s, with nothing left to fill in', (language) => {
  const letter = write(language);
  expect(letter.language).toBe(language);
  expect(JSON.stringify(letter)).not.toContain('{site}');
  if (language !== 'en') expect(letter.subject).not.toBe(write('en').subject);
});
