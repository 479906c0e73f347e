import { describe, expect, test } from 'vitest';
import { missingLanguages, TRANSLATION_POLICY } from './translation-policy.ts';

const complete = { en: 'a', es: 'b', fr: 'c', ar: 'd', zh: 'e', hi: 'f' };

describe('missingLanguages', () => {
  test('finds nothing in a complete text under either policy', () => {
    expect(missingLanguages(complete, 'every-language')).toEqual([]);
    expect(missingLanguages(complete, 'every-language-or-english-only')).toEqual([]);
  });

  test('accepts English alone only where the policy says so', () => {
    expect(missingLanguages({ en: 'a' }, 'every-language-or-english-only')).toEqual([]);
    expect(missingLanguages({ en: 'a' }, 'every-language')).toEqual(['es', 'fr', 'ar', 'zh', 'hi']);
  });

  test('never accepts half a set', () => {
    const half = { en: 'a', es: 'b' };
    expect(missingLanguages(half, 'every-language-or-english-only')).toEqual(['fr', 'ar', 'zh', 'hi']);
  });
});

describe('TRANSLATION_POLICY', () => {
  test('asks for every language in every kind of content', () => {
    for (const [kind, policy] of Object.entries(TRANSLATION_POLICY)) {
      expect(missingLanguages({ en: 'a' }, policy), kind).toEqual(['es', 'fr', 'ar', 'zh', 'hi']);
    }
  });
});
