import { expect, test } from 'vitest';
import { createSignedPasses } from './signed-pass.ts';

const LESSON = '5b850043-7467-505d-860a-5e369c6c6fc7';
const OTHER = '9a559d38-5736-5f71-8d21-864c5ad5753b';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.split('');
const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-21T16:00:00Z');
const passes = createSignedPasses('a secret of this installation', 'lesson-media:pass');

test('a pass opens its lesson until it ends', () => {
  const pass = passes.issue(LESSON, later);
  expect(passes.read(pass, now)).toBe(LESSON);
  expect(passes.read(pass, new Date(later.getTime() - 1))).toBe(LESSON);
  expect(passes.read(pass, later)).toBeUndefined();
});

test('a pass that was changed, cut or made elsewhere opens nothing', () => {
  const pass = passes.issue(LESSON, later);
  const forged = [
    pass.replace(LESSON, OTHER),
    pass.replace(/\.\d+\./, '.99999999999.'),
    pass.slice(0, -1),
    `${pass}A`,
    // Four last letters mean the same bytes in base64; only one of them is ours.
    ...LETTERS.map((letter) => pass.slice(0, -1) + letter).filter((other) => other !== pass),
    createSignedPasses('another secret', 'lesson-media:pass').issue(LESSON, later),
    createSignedPasses('a secret of this installation', 'application').issue(LESSON, later),
    '',
    '..',
  ];
  expect(forged.map((each) => passes.read(each, now))).toEqual(forged.map(() => undefined));
});
