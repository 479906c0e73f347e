import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// A plain space lets a line begin with the mark. The names of keys (", ? shows them") stand alone.
const BREAKABLE = /(?<!,) [;:!?»%]|« |\u00a0[;!?]/u;

it.each(['core', 'app', 'public'])(
  'binds marks in the French %s catalogue to their words: narrow before ; ! ?, full before : % and inside « »',
  (catalogue) => {
    const lines = readFileSync(`client/locales/fr/${catalogue}.po`, 'utf8').split('\n');
    const translations = lines.filter((line) => line.startsWith('msgstr "'));
    expect(translations.length).toBeGreaterThan(100);
    expect(translations.filter((line) => BREAKABLE.test(line))).toEqual([]);
  },
);
