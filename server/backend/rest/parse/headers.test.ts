import { describe, expect, test } from 'vitest';
import { RestError } from '../rest-error.ts';
import { readAccept } from './media-type.ts';
import { readPreferences } from './preferences.ts';
import { readRange } from './range.ts';

describe('Prefer', () => {
  test('reads what it knows and passes over the rest', () => {
    expect(readPreferences('return=minimal, count=exact, colour=red')).toMatchObject({
      return: 'minimal',
      count: 'exact',
      shape: 'return=minimal, count=exact',
    });
    expect(readPreferences('return=nothing, constructor=x').shape).toBe('');
    expect(readPreferences(undefined).shape).toBe('');
  });

  test('takes the first of two', () => {
    expect(readPreferences('return=minimal,return=representation').return).toBe('minimal');
  });

  test('is strict when asked, and always about a rollback', () => {
    expect(() => readPreferences('handling=strict, colour=red')).toThrow(RestError);
    expect(() => readPreferences('tx = rollback')).toThrow(RestError);
    expect(readPreferences('handling=strict, max-affected=3').maxAffected).toBe(3);
    expect(readPreferences('max-affected=3').maxAffected).toBeUndefined();
  });
});

describe('Accept', () => {
  test.each([
    [undefined, 'array'],
    ['*/*', 'array'],
    ['text/html, application/json;q=0.9', 'array'],
    ['application/vnd.pgrst.object+json', 'object'],
    ['application/vnd.pgrst.object+json;nulls=stripped', 'object'],
    ['text/csv', 'csv'],
  ])('%s gives %s', (header, format) => {
    expect(readAccept(header)).toBe(format);
  });

  test('refuses what cannot be given', () => {
    expect(() => readAccept('application/vnd.pgrst.plan+json')).toThrow(RestError);
    expect(() => readAccept('constructor')).toThrow(RestError);
  });
});

describe('Range', () => {
  test.each([
    [undefined, undefined, undefined, undefined, 0],
    [undefined, 5, 10, 5, 10],
    ['0-24', undefined, undefined, 25, 0],
    ['10-', undefined, undefined, undefined, 10],
    ['5-9', 20, 0, 5, 5],
    ['0-9', 3, 2, 3, 2],
    ['0-4', 3, 8, 0, 8],
    ['bytes', undefined, undefined, undefined, 0],
  ])('%s with limit %s and offset %s', (header, limit, offset, wantedLimit, wantedOffset) => {
    expect(readRange(header, limit, offset)).toEqual({ limit: wantedLimit, offset: wantedOffset });
  });

  test('that ends before it begins is refused', () => {
    expect(() => readRange('5-4', undefined, undefined)).toThrow(RestError);
  });
});
