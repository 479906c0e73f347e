import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterSql, readFilter } from './change-filter.ts';

test.each([
  ['id=eq.1', [['id', 'eq', false, ['1']]]],
  ['id=not.eq.1', [['id', 'eq', true, ['1']]]],
  ['id=eq.', [['id', 'eq', false, ['']]]],
  ['name=eq.a,b', [['name', 'eq', false, ['a,b']]]],
  ['name=eq."a,b"', [['name', 'eq', false, ['a,b']]]],
  [
    'id=eq.1,name=like.%x%',
    [
      ['id', 'eq', false, ['1']],
      ['name', 'like', false, ['%x%']],
    ],
  ],
  ['id=in.(1,2, 3)', [['id', 'in', false, ['1', '2', '3']]]],
  ['id=in.("a,b","c\\"d",e)', [['id', 'in', false, ['a,b', 'c"d', 'e']]]],
  ['at=is.null', [['at', 'is', false, ['null']]]],
  ['name=isdistinct.x', [['name', 'isdistinct', false, ['x']]]],
])('%s', (text, expected) => {
  expect(
    readFilter(text)?.map(({ column, operator, isNegated, values }) => [column, operator, isNegated, values]),
  ).toEqual(expected);
});

test.each([
  '',
  'id',
  'id=1',
  'id=between.1',
  'id=in.1',
  'id=in.()',
  'id=is.5',
  '=eq.1',
  `id=in.(${'1,'.repeat(101)}1)`,
])('"%s" is no filter', (text) => {
  expect(readFilter(text)).toBeUndefined();
});

test.each([
  ['spaces', ' '.repeat(250_000)],
  ['spaces behind a comma', `id=eq.1,${' '.repeat(250_000)}x`],
  ['quotes that never end', `id=in.(${'"\\'.repeat(80_000)}`],
  ['conditions', Array.from({ length: 21 }, () => 'id=eq.1').join(',')],
])('%s in any number are refused at once', (_, text) => {
  const before = performance.now();
  expect(readFilter(text)).toBeUndefined();
  expect(performance.now() - before).toBeLessThan(1000);
});

test('a filter of the greatest length is read in no time, whatever it is made of', () => {
  const before = performance.now();
  for (const text of [' '.repeat(8000), `id=eq.1,${' '.repeat(8000)}x`, `id=eq.${', '.repeat(4000)}`])
    readFilter(text);
  expect(performance.now() - before).toBeLessThan(100);
});

const quote = (column: string) => `"${column}"`;

test('every value is a parameter', () => {
  const values = ['key'];
  const conditions = readFilter('id=eq.1,name=not.in.(a,"b\\"c"),at=is.null,x=isdistinct.y') ?? [];
  expect(filterSql(conditions, values, quote)).toBe(
    ' and "id" = $2 and not ("name" = any($3)) and "at" is null and "x" is distinct from $4',
  );
  expect(values).toEqual(['key', '1', '{"a","b\\"c"}', 'y']);
});

test('whatever is asked for, no word of it stands in the statement', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('eq', 'neq', 'lt', 'like', 'in', 'is', 'isdistinct', 'not.eq'),
      fc.string(),
      (operator, value) => {
        const conditions = readFilter(`id=${operator}.${operator === 'in' ? `(${value})` : value}`) ?? [];
        const text = filterSql(conditions, [], () => '"id"');
        expect(text).toMatch(
          /^(?: and (?:not \()?"id" (?:[<>=]+|like|is distinct from|is (?:null|true|false|unknown)|= any\()[ $\d)]*)*$/,
        );
      },
    ),
  );
});
