import { expect, test } from 'vitest';
import { certificateFacts } from '#tests/support/certificate.ts';
import { buildCredential, type CredentialFacts } from './build-credential.ts';
import type { Credential } from './credential-schema.ts';
import { readFacts } from './read-facts.ts';

const bits = (right: number, of: number) => '1'.repeat(right).padEnd(of, '0');
const byPerson = (marking: CredentialFacts['marking'], exam: number, practical: number) =>
  readFacts(
    buildCredential(
      certificateFacts({ marking, examBits: bits(exam, 40), practicalBits: bits(practical, 20) }),
    ) as Credential,
  )?.byPerson;

test('what a person let count as passed is what its score would not have passed', () => {
  expect(byPerson('by-rule', 32, 19)).toEqual([]);
  expect(byPerson('by-person', 31, 19)).toEqual(['exam']);
  expect(byPerson('by-person', 32, 18)).toEqual(['practical']);
  expect(byPerson('by-person', 31, 18)).toEqual(['exam', 'practical']);
  // A score that passes was given by a person then.
  expect(byPerson('by-person', 40, 20)).toEqual(['practical']);
});

test('a report is marked by a person, whatever let the exam count as passed', () => {
  const facts = certificateFacts({ marking: 'by-person', examBits: bits(31, 40), recompute: undefined });
  const { achievement } = facts;
  const resultDescription = achievement.resultDescription.slice(0, 6);
  const credential = buildCredential({ ...facts, achievement: { ...achievement, resultDescription } });
  expect(readFacts(credential as Credential)).toMatchObject({
    isReport: true,
    byPerson: ['exam', 'practical'],
  });
});
