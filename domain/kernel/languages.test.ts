import { describe, expect, test } from 'vitest';
import { inLanguage, localized, missingLanguages } from './languages.ts';

describe('localized', () => {
  const course = {
    title: 'Trading Psychology',
    translations: { es: { title: 'Psicología del trading' }, fr: { title: '' } },
  };

  test('reads the translation of the language', () => {
    expect(localized(course, 'title', 'es')).toBe('Psicología del trading');
  });

  test('falls back to the English column when the translation is missing or empty', () => {
    expect(localized(course, 'title', 'hi')).toBe('Trading Psychology');
    expect(localized(course, 'title', 'fr')).toBe('Trading Psychology');
    expect(localized({ title: 'Plain', translations: null }, 'title', 'ar')).toBe('Plain');
  });
});

test('inLanguage falls back to English', () => {
  expect(inLanguage({ en: 'Risk', es: 'Riesgo' }, 'es')).toBe('Riesgo');
  expect(inLanguage({ en: 'Risk', es: 'Riesgo' }, 'zh')).toBe('Risk');
});

test('missingLanguages names what a text lacks', () => {
  expect(missingLanguages({ en: 'a', es: 'b', fr: 'c', ar: 'd', zh: 'e', hi: 'f' })).toEqual([]);
  expect(missingLanguages({ en: 'a', es: 'b' })).toEqual(['fr', 'ar', 'zh', 'hi']);
});
