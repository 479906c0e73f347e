import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './to-csv.ts';

const columns = [
  { head: 'Name', text: ({ name }: { name: string | null }) => name },
  { head: 'Length', text: ({ name }: { name: string | null }) => name?.length },
];

/** The cell that a name becomes. */
const cell = (name: string) => toCsv(columns.slice(0, 1), [{ name }]).slice('\uFEFFName\r\n'.length, -2);

test('has a head, a line for each row, and empty cells for what is not known', () => {
  expect(toCsv(columns, [{ name: 'Ada' }, { name: null }])).toBe('\uFEFFName,Length\r\nAda,3\r\n,\r\n');
});

test.each([
  ['Lovelace, Ada', '"Lovelace, Ada"'],
  ['the "first"', '"the ""first"""'],
  ['two\nlines', '"two\nlines"'],
  ['阿达', '阿达'],
])('quotes %j where it has to', (name, expected) => {
  expect(cell(name)).toBe(expected);
});

// spec: 70 Admin: what is exported runs in no spreadsheet
test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '\tx',
  '\rx',
  '\nx',
  ' =1+1',
  '  \t@SUM(A1)',
  '\u00a0=1+1',
  '\u3000=1+1',
  '\u2003+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '\u202e=1+1',
  '\u0000=1+1',
  '\u001b=1+1',
  '"=1+1',
  '""=1+1',
  '−1',
  '﹣1',
  '﹦1+1',
  '﹢1',
  '﹫SUM(A1)',
])('defuses the formula %j', (name) => {
  const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  expect(cell(name)).toBe(quoted(`'${name}`));
  expect(cell(`${name},"`)).toBe(quoted(`'${name},"`));
});

test('defuses a formula that a semicolon sets apart', () => {
  expect(cell('Ada;=1+1')).toBe("Ada;'=1+1");
  expect(cell('Ada; @SUM(A1);b')).toBe("Ada;' @SUM(A1);b");
  expect(cell('Ada;\u00a0"=1+1')).toBe(`"Ada;'\u00a0""=1+1"`);
});

test.each(['Ada', 'a=b', 'Ada - Grace', '"quoted"', '1+1', 'ada@example.org', "d'Alembert", 'Ada; Grace'])(
  'leaves %j as it is',
  (text) => {
    expect(
      cell(text)
        .replaceAll('""', '"')
        .replace(/^"(.*"quoted".*)"$/, '$1'),
    ).toBe(text);
  },
);

test('no cell begins like a formula, whatever was typed before it', () => {
  const typed = fc.array(
    fc.constantFrom('=', '+', '-', '@', ' ', '\t', '\r', '\n', '"', "'", ';', 'A', '\u00a0', '＝', '\u200b'),
  );
  fc.assert(
    fc.property(typed, (parts) => {
      const text = cell(parts.join('')).replace(/^"([^]*)"$/, (_, inner: string) =>
        inner.replaceAll('""', '"'),
      );
      for (const part of text.split(';')) {
        expect(part.replaceAll(/[\s\p{C}"]/gu, '')).not.toMatch(/^[=+\-@＝]/);
      }
    }),
  );
});

test('leaves negative numbers alone', () => {
  expect(toCsv([{ head: 'Result', text: () => -5 }], [null])).toBe('\uFEFFResult\r\n-5\r\n');
});
