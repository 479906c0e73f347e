import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/kernel/languages.ts';
import { createComposer } from '../compose-mail.ts';
import type { MailTemplate } from '../mail-template.ts';
import { farewell } from './farewell.ts';
import { reminder } from './reminder.ts';
import { summary } from './summary.ts';

const compose = createComposer({ site: 'Ledgerline', publicUrl: 'https://learn.example' });
const lesson = { title: 'Fees <b>', translations: { es: { title: 'Comisiones' } }, duration_minutes: 8 };
const MAILS = {
  reminder: reminder({ reviews: 5, minutes: 4, lesson, token: 'T' }),
  summary: summary({ days: 4, reviews: 20, recalled: 17, gained: 2, fading: 1, due: 5, token: 'T' }),
  farewell: farewell({ fading: 3, token: 'T' }),
};
/** Everything that a mail says, its links among it. */
function write(template: MailTemplate, language: string) {
  const { subject, parts, unsubscribeUrl } = compose({ recipient: 'ada@example.org', language }, template);
  return { subject, unsubscribeUrl, text: parts.flatMap((part) => Object.values(part)).join('\n') };
}

test('a reminder says what is due, how long it takes and where it begins', () => {
  const { subject, text } = write(MAILS.reminder, 'en');
  expect(subject).toBe('Due today at Ledgerline');
  expect(text).toContain('Reviews: 5, about 4 minutes.');
  expect(text).toContain('Next lesson: Fees <b>, about 8 minutes.');
  expect(text).toContain('https://learn.example/review');
  expect(write(MAILS.reminder, 'es').text).toContain('Comisiones');
});

test('without reviews it leads to the lesson and says nothing of reviews', () => {
  const mail = write(reminder({ reviews: 0, minutes: 0, lesson, token: 'T' }), 'en');
  expect(mail.text).not.toContain('Reviews');
  expect(mail.text).toContain('https://learn.example/dashboard');
});

test('a summary has the numbers of the week', () => {
  expect(write(MAILS.summary, 'en').text).toContain(
    'Days on which you learned: 4 of 7\nReviews recalled: 17 of 20\nSkills gained: 2\nSkills fading: 1\nReviews due today: 5',
  );
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each([
    ['reminder', 'end=reminder'],
    ['summary', 'end=summary'],
    ['farewell', 'end=all'],
  ] as const)('a %s can be ended by one press and leaves nothing to fill in', (name, end) => {
    const mail = write(MAILS[name], language);
    const prefix = language === 'en' ? '' : `/${language}`;
    expect(mail.unsubscribeUrl).toBe(`https://learn.example${prefix}/mails?${end}&token=T`);
    expect(mail.text).toContain(String(mail.unsubscribeUrl));
    expect(mail.text + mail.subject).not.toMatch(/[{}]/);
    if (language !== 'en') expect(mail.subject).not.toBe(write(MAILS[name], 'en').subject);
  });
});
