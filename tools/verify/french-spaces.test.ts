import { readFileSync } from 'node:fs';
import { parsePo } from 'pofile-ts';
import { expect, it } from 'vitest';

// A plain space lets a line begin with the mark. The names of keys (", ? shows them") stand alone.
const BREAKABLE = /(?<!,) [;:!?»%]|« |\u00a0[;!?]/u;

it.each([
  'client/locales/fr/core',
  'client/locales/fr/app',
  'client/locales/fr/public',
  'server/mails/locales/fr',
])(
  'binds marks in the French catalogue %s to their words: narrow before ; ! ?, full before : % and inside « »',
  (catalogue) => {
    const { items } = parsePo(readFileSync(`${catalogue}.po`, 'utf8'));
    const translations = items.flatMap(({ msgstr }) => msgstr);
    expect(translations.length).toBeGreaterThan(50);
    expect(translations.filter((text) => BREAKABLE.test(text))).toEqual([]);
  },
);
