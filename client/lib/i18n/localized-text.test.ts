import { describe, expect, test } from 'vitest';
import { localizedText } from './localized-text.ts';

const course = {
  title: 'Risk',
  description: null,
  translations: { es: { title: 'Riesgo' }, fr: { title: '' } },
};

describe('the text of a translated row', () => {
  test('is the translation where there is one', () => {
    expect(localizedText(course, 'title', 'es')).toBe('Riesgo');
  });
  test('is English where the translation is missing, empty or the language unknown', () => {
    expect(localizedText(course, 'title', 'hi')).toBe('Risk');
    expect(localizedText(course, 'title', 'fr')).toBe('Risk');
    expect(localizedText(course, 'title', 'tlh')).toBe('Risk');
  });
  test('is empty where the column is', () => {
    expect(localizedText(course, 'description', 'es')).toBe('');
  });
});
