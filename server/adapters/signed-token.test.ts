import { expect, test } from 'vitest';
import { createSignedTokens } from './signed-token.ts';

const LESSON = '5b850043-7467-505d-860a-5e369c6c6fc7';
const OTHER = '9a559d38-5736-5f71-8d21-864c5ad5753b';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.split('');
const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-21T16:00:00Z');
const tokens = createSignedTokens('a secret of this installation', 'lesson-media:pass');

test('a token opens its lesson until it ends', () => {
  const token = tokens.issue(LESSON, later);
  expect(tokens.read(token, now)).toBe(LESSON);
  expect(tokens.read(token, new Date(later.getTime() - 1))).toBe(LESSON);
  expect(tokens.read(token, later)).toBeUndefined();
});

test('a token that was changed, cut or made elsewhere opens nothing', () => {
  const token = tokens.issue(LESSON, later);
  const forged = [
    token.replace(LESSON, OTHER),
    token.replace(/\.\d+\./, '.99999999999.'),
    token.slice(0, -1),
    `${token}A`,
    // Four last letters mean the same bytes in base64; only one of them is ours.
    ...LETTERS.map((letter) => token.slice(0, -1) + letter).filter((other) => other !== token),
    createSignedTokens('another secret', 'lesson-media:pass').issue(LESSON, later),
    createSignedTokens('a secret of this installation', 'application').issue(LESSON, later),
    '',
    '..',
  ];
  expect(forged.map((each) => tokens.read(each, now))).toEqual(forged.map(() => undefined));
});
