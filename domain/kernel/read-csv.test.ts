import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

test.each([
  [
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\uFEFFa;b\r\n1,5;2\r\n',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'a\tb\n1\t2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['"a, b","say ""hi"""\n', [['a, b', 'say "hi"']]],
  [
    'a,b\n\n , \n1,\n',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['', []],
  [
    '"a"b,"c\n1,2',
    [
      ['"a"b', '"c'],
      ['1', '2'],
    ],
  ],
])('%j', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

test('a row knows its line, whatever line breaks stand in cells before it', () => {
  expect(readCsv('a,b\n"two\nlines",1\n\nlast,2').map(({ line }) => line)).toEqual([1, 2, 5]);
});

test('whatever is written with quotation marks is read back', () => {
  const cell = fc.string().map((text) => text.trim());
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 });
  fc.assert(
    fc.property(table, (rows) => {
      const header = ['head', 'head'];
      const text = [header, ...rows]
        .map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
        .join('\r\n');
      const filled = rows.filter((cells) => cells.some((each) => each !== ''));
      expect(cellsOf(text)).toEqual([header, ...filled]);
    }),
  );
});

test('a file that is no table ends, too', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', 'a', ' ') }), (text) => {
      expect(readCsv(text).length).toBeLessThanOrEqual(text.length);
    }),
  );
});
