import { describe, expect, it } from 'vitest';
import { preferredLocale } from './preferred-locale.ts';

describe('preferredLocale', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['fr', 'fr'],
    ['es-419,es;q=0.9,en;q=0.8', 'es'],
    ['de-DE, ar;q=0.5, zh;q=0.7', 'zh'],
    ['hi;q=0, ar;q=0.1', 'ar'],
    ['pt-BR,pt;q=0.9', 'en'],
    ['*', 'en'],
    [';;;q=,,', 'en'],
  ])('%j prefers %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale);
  });
});
