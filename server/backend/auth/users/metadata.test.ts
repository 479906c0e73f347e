import { describe, expect, test } from 'vitest';
import { mergeMetadata, readMetadata } from './metadata.ts';

describe('readMetadata', () => {
  test('keeps an object as it is, and takes nothing for an empty one', () => {
    expect(readMetadata({ full_name: 'Ada', tags: ['a', 1, null] })).toEqual({
      full_name: 'Ada',
      tags: ['a', 1, null],
    });
    expect(readMetadata(null)).toEqual({});
    expect(readMetadata(undefined)).toEqual({});
  });

  test.each([
    ['a text', 'x'],
    ['a list', [1]],
    ['a zero character', { name: 'a\0b' }],
    ['a zero character in a key', { 'a\0b': 1 }],
    ['half a surrogate pair', { name: '\ud800' }],
    ['too much', { name: 'x'.repeat(10_001) }],
    ['too much in bytes', { name: '漢'.repeat(4000) }],
    ['too deep', JSON.parse(`${'{"a":'.repeat(20)}1${'}'.repeat(20)}`)],
  ])('refuses %s', (_name, value) => {
    expect(() => readMetadata(value)).toThrow(/^data: /);
  });
});

describe('mergeMetadata', () => {
  test('changes only what is named; null removes', () => {
    expect(mergeMetadata({ a: 1, b: 2, c: 3 }, { b: 20, c: null })).toEqual({ a: 1, b: 20 });
  });

  test('refuses a result that is too long', () => {
    const half = 'x'.repeat(6000);
    expect(() => mergeMetadata({ a: half }, { b: half })).toThrow(/^data: /);
  });
});
