import { expect, test } from 'vitest';
import { buildAchievement } from '#domain/credentials/shape/build-achievement.ts';
import { buildCredential } from '#domain/credentials/shape/build-credential.ts';
import { canonicalJson } from '#domain/credentials/text/canonical-json.ts';
import { carriedText } from '#domain/credentials/file/carried-text.ts';
import { createDrawFiles } from './draw-files.ts';

const SLUG = 'abcdefghijklmnopqrst';
const TEXT = canonicalJson(
  buildCredential({
    id: '6f0a2e9e-7d5f-4f57-9d3e-0f8d1f6a1c11',
    issuer: { did: 'did:web:learn.example', name: 'Ledgerline', url: 'https://learn.example' },
    achievement: buildAchievement({
      id: '0d5ef1a6-2f0a-4a0e-9b51-3a6d0e6f2c22',
      version: 1,
      name: 'Risk Management with AI',
      description: 'Exam and practical part of the course.',
      criteria: 'At least 3 of 4 items right.',
      exam: { items: 4, needed: 3 },
      practical: { units: 2, needed: 1, recomputable: false },
    }),
    issuedAt: new Date('2026-11-22T10:00:00Z'),
    recipient: { email: 'lea@example.org', salt: 'a'.repeat(22) },
    examBits: '1110',
    practicalBits: '11',
    marking: 'by-rule',
    recordOrder: 'sorted',
    status: { list: 'https://learn.example/credentials/status/1', index: 7 },
  }),
);

test('the files are drawn beside the server, which goes on meanwhile, and carry the certificate', async () => {
  const draw = createDrawFiles('https://learn.example');
  let turns = 0;
  let isDrawing = true;
  const turn = () => {
    turns += 1;
    if (isDrawing) setImmediate(turn);
  };
  setImmediate(turn);
  const [pdf, badge] = await Promise.all([draw.pdf(TEXT, SLUG), draw.badge(TEXT)]);
  isDrawing = false;
  expect(turns).toBeGreaterThan(100);
  expect(carriedText(pdf)).toBe(TEXT);
  expect(carriedText(badge)).toBe(TEXT);
});

test('what cannot be drawn fails, and the next is drawn all the same', async () => {
  const draw = createDrawFiles('https://learn.example');
  await expect(draw.pdf(TEXT.replaceAll('exam-record', 'exam-other'), SLUG)).rejects.toThrow(
    'not the text of a certificate',
  );
  expect(carriedText(await draw.badge(TEXT))).toBe(TEXT);
});
