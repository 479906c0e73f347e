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
test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '\tx'])('defuses the formula %j', (name) => {
  expect(cell(name)).toBe(`'${name}`);
  expect(cell(`${name},"`)).toBe(`"'${name},"""`);
});

test('defuses a formula that a semicolon sets apart', () => {
  expect(cell('Ada;=1+1')).toBe("Ada;'=1+1");
  expect(cell('Ada; @SUM(A1);b')).toBe("Ada; '@SUM(A1);b");
});

test('leaves negative numbers alone', () => {
  expect(toCsv([{ head: 'Result', text: () => -5 }], [null])).toBe('\uFEFFResult\r\n-5\r\n');
});
