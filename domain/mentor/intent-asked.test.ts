import { describe, expect, test } from 'vitest';
import { intentAsked, languageOfScript } from './intent-asked.ts';

describe('the longest way of asking is meant', () => {
  test.each([
    ['¿Dónde pongo el STOP?', 'es', { stop: ['stop'], place: ['dónde stop'] }, 'place'],
    ['什么是滑点', 'zh', { slippage: ['滑点'] }, 'slippage'],
    ['ما هو الانزلاق السعري؟', 'ar', { slippage: ['انزلاق'] }, 'slippage'],
    ['स्टॉप कहाँ लगाऊँ?', 'hi', { stop: ['स्टॉप'], place: ['स्टॉप कहाँ'] }, 'place'],
    ['qu’est-ce que le spread', 'fr', { spread: ['spread'] }, 'spread'],
  ] as const)('%s', (question, language, asked, intent) => {
    expect(intentAsked(question, language, asked)).toBe(intent);
  });
});

test('a word inside another one is none', () => {
  expect(intentAsked('¿qué es un autostop?', 'es', { stop: ['stop'] })).toBeUndefined();
});

test('a script tells its language', () => {
  expect(['什么', 'ماذا', 'क्या', 'qué'].map(languageOfScript)).toEqual(['zh', 'ar', 'hi', undefined]);
});
