import { expect, test } from 'vitest';
import type { ApplicationRow } from '#domain/community/contract.ts';
import { LANGUAGES } from '#domain/kernel/languages.ts';
import { applicationLetter } from './application-letter.ts';

const tokens = {
  issue: (id: string, expiresAt: Date) => `${id}.${expiresAt.toISOString()}`,
  read: () => undefined,
};
const now = new Date('2026-11-21T14:05:00Z');
const program = {
  id: 'women' as const,
  spots: 100,
  name: { en: 'Women in Finance', es: 'Mujeres en las Finanzas' },
  description: { en: 'For women.' },
};
const facts = {
  site: { name: 'Ledgerline', community: { stats: [], programs: [program], stories: [] } },
  publicUrl: 'https://learn.example',
  tokens,
  now,
};
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
const write = (changes: Partial<ApplicationRow>) => {
  const letter = applicationLetter({ ...application, ...changes }, facts);
  return { ...letter, all: letter.parts.map((part) => ('text' in part ? part.text : part.link)).join('\n') };
};

test('the confirmation names program and due time', () => {
  const { subject, all } = write({});
  expect(subject).toBe('We have your application at Ledgerline');
  expect(all).toContain('Thank you. Your application for “Women in Finance” has arrived.');
  expect(all).toContain('by 23 November 2026 at 14:05 UTC');
});

test('its link opens this application for 90 days', () => {
  const link = write({ preferred_language: 'es' }).all.match(/https:\S+/)?.[0] ?? '';
  const url = new URL(link);
  expect(url.origin + url.pathname).toBe('https://learn.example/es/community/application');
  expect(url.searchParams.get('token')).toBe(`${application.id}.2027-02-19T14:05:00.000Z`);
});

test('a decision carries its reason, an award how to claim it', () => {
  expect(write({ status: 'awarded', decision_reason: 'A clear plan.' }).all).toMatch(
    /The reason: A clear plan\.[\s\S]*Sign up with this email address/,
  );
  const declined = write({ status: 'declined', decision_reason: 'Every seat is taken.' });
  expect(declined.all).toContain('The reason: Every seat is taken.');
  expect(declined.all).not.toContain('Sign up with');
});

test.each(LANGUAGES)('no letter in %s says anything that the applicant typed', (language) => {
  for (const status of ['received', 'in_review', 'awarded', 'declined'] as const) {
    const { subject, all } = write({
      preferred_language: language,
      status,
      first_name: 'Xq',
      last_name: 'Zv',
    });
    expect(subject + all).not.toMatch(/Xq|Zv/);
  }
});

test.each(LANGUAGES)('every letter is written in %s, with nothing left to fill in', (language) => {
  for (const status of ['received', 'awarded', 'declined'] as const) {
    const letter = write({ preferred_language: language, status });
    expect(letter.language).toBe(language);
    expect(letter.subject + letter.all).not.toMatch(/[{}]/);
    expect(letter.subject).toContain('Ledgerline');
    if (language !== 'en') expect(letter.subject).not.toBe(write({ status }).subject);
  }
});
