import { describe, expect, test } from 'vitest';
import { RestError } from '../rest-error.ts';
import { acceptReader } from './media-type.ts';
import { preferenceReader } from './preferences.ts';
import { readRange } from './range.ts';

describe('Prefer', () => {
  const readPreferences = preferenceReader('commit');

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

  test('keeps the order in which answers confirm them', () => {
    expect(readPreferences('handling=strict, count=exact, return=minimal').shape).toBe(
      'return=minimal, count=exact, handling=strict',
    );
  });

  test.each([
    ['commit-allow-override', 'tx=rollback', true, 'tx=rollback'],
    ['commit-allow-override', 'tx=commit', false, 'tx=commit'],
    ['commit-allow-override', '', false, ''],
    ['rollback', 'tx=commit', true, ''],
    ['rollback', 'tx=rollback', true, ''],
    ['rollback-allow-override', 'tx=commit', false, 'tx=commit'],
    ['rollback-allow-override', '', true, ''],
    ['commit', 'tx=commit', false, ''],
  ] as const)('under %s, %j rolls back: %s', (end, header, rollsBack, shape) => {
    expect(preferenceReader(end)(header)).toMatchObject({ rollsBack, shape });
  });

  test.each([
    ['timezone=Europe/Berlin', 'Europe/Berlin'],
    ['timezone=Nowhere/Else', undefined],
    [`timezone='; select 1`, undefined],
  ])('%s is the time zone %s', (header, timezone) => {
    expect(readPreferences(header).timezone).toBe(timezone);
    const strict = () => readPreferences(`handling=strict, ${header}`).timezone;
    if (timezone === undefined) expect(strict).toThrow(RestError);
    else expect(strict()).toBe(timezone);
  });

  test('is strict when asked, and always about a rollback', () => {
    expect(() => readPreferences('handling=strict, colour=red')).toThrow(RestError);
    expect(() => readPreferences('tx = rollback')).toThrow(RestError);
    expect(readPreferences('handling=strict, max-affected=3').maxAffected).toBe(3);
    expect(readPreferences('max-affected=3').maxAffected).toBeUndefined();
  });
});

describe('Accept', () => {
  const readAccept = acceptReader(false);

  test.each([
    [undefined, 'array'],
    ['*/*', 'array'],
    ['text/html, application/json;q=0.9', 'array'],
    ['application/vnd.pgrst.object+json', 'object'],
    ['application/vnd.pgrst.object+json;nulls=stripped', 'object'],
    ['text/csv', 'csv'],
  ])('%s gives %s', (header, format) => {
    expect(readAccept(header).format).toBe(format);
  });

  test.each([
    ['application/vnd.pgrst.object+json;nulls=stripped', true],
    ['application/vnd.pgrst.array;nulls=stripped', true],
    ['application/json;nulls=stripped', false],
    ['application/vnd.pgrst.array+json', false],
  ])('%s strips nulls: %s', (header, stripsNulls) => {
    expect(readAccept(header).stripsNulls).toBe(stripsNulls);
  });

  test.each([
    [
      'application/vnd.pgrst.plan+json; for="application/json"; options=verbose|analyze;',
      'application/vnd.pgrst.plan+json; for="application/json"; options=analyze|verbose; charset=utf-8',
    ],
    ['application/vnd.pgrst.plan', 'application/vnd.pgrst.plan+text; for="application/json"; charset=utf-8'],
    [
      'application/vnd.pgrst.plan+text;for="application/vnd.pgrst.array+json;nulls=stripped"',
      'application/vnd.pgrst.plan+text; for="application/vnd.pgrst.array+json;nulls=stripped"; charset=utf-8',
    ],
  ])('where plans are given, %s is answered as %s', (header, contentType) => {
    expect(acceptReader(true)(header).contentType).toBe(contentType);
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
