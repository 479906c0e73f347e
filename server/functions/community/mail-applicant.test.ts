import { expect, test } from 'vitest';
import type { ApplicationRow } from '#domain/community/contract.ts';
import { LANGUAGES } from '#domain/kernel/languages.ts';
import { collectMails } from '#tests/support/collect-mails.ts';
import { createMailApplicant } from './mail-applicant.ts';

const now = new Date('2026-11-21T14:05:00Z');
const { mails, sendMail } = collectMails();
const mailApplicant = createMailApplicant({
  sendMail,
  programs: [
    {
      id: 'women',
      spots: 100,
      name: { en: 'Women in Finance', es: 'Mujeres en las Finanzas' },
      description: { en: 'For women.' },
    },
  ],
  applicationTokens: {
    issue: (id: string, expiresAt: Date) => `${id}.${expiresAt.toISOString()}`,
    read: () => undefined,
  },
  now: () => now,
});
const query = () => Promise.reject(new Error('Nothing is asked of the database.'));
const application: ApplicationRow = {
  id: '5b850043-7467-505d-860a-5e369c6c6fc7',
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.org',
  created_at: now,
  decided_at: null,
  preferred_language: 'en',
  program_interest: 'women',
  status: 'received',
  due_at: new Date('2026-11-23T14:05:00Z'),
  decision_reason: null,
};
const write = async (changes: Partial<ApplicationRow>) => {
  await mailApplicant(query, { ...application, ...changes });
  const mail = mails.pop();
  if (!mail) throw new Error('No mail was sent.');
  return {
    ...mail,
    all: mail.parts.map((part) => ('link' in part ? part.link : 'text' in part ? part.text : '')).join('\n'),
  };
};

test('the confirmation names program and due time', async () => {
  const { subject, all } = await write({});
  expect(subject).toBe('We have your application at Ledgerline');
  expect(all).toContain('Thank you. Your application for “Women in Finance” has arrived.');
  expect(all).toContain('by 23 November 2026 at 14:05 UTC');
});

test('its link opens this application for 90 days', async () => {
  const link = (await write({ preferred_language: 'es' })).all.match(/https:\S+/)?.[0] ?? '';
  const url = new URL(link);
  expect(url.origin + url.pathname).toBe('https://learn.example/es/community/application');
  expect(url.searchParams.get('token')).toBe(`${application.id}.2027-02-19T14:05:00.000Z`);
});

test('a decision carries its reason, an award how to claim it', async () => {
  expect((await write({ status: 'awarded', decision_reason: 'A clear plan.' })).all).toMatch(
    /The reason: A clear plan\.[\s\S]*Sign up with this email address/,
  );
  const declined = await write({ status: 'declined', decision_reason: 'Every seat is taken.' });
  expect(declined.all).toContain('The reason: Every seat is taken.');
  expect(declined.all).not.toContain('Sign up with');
});

test.each(LANGUAGES)('no mail in %s says anything that the applicant typed', async (language) => {
  for (const status of ['received', 'in_review', 'awarded', 'declined'] as const) {
    const { subject, all } = await write({
      preferred_language: language,
      status,
      first_name: 'Xq',
      last_name: 'Zv',
    });
    expect(subject + all).not.toMatch(/Xq|Zv/);
  }
});

test.each(LANGUAGES)('every mail is written in %s, with nothing left to fill in', async (language) => {
  for (const status of ['received', 'awarded', 'declined'] as const) {
    const mail = await write({ preferred_language: language, status });
    expect(mail.language).toBe(language);
    expect(mail.subject + mail.all).not.toMatch(/[{}]/);
    expect(mail.subject).toContain('Ledgerline');
    if (language !== 'en') expect(mail.subject).not.toBe((await write({ status })).subject);
  }
});
