import { expect, test } from 'vitest';
import { findFaults, LEAST_ROWS } from './find-faults.ts';
import { readRows } from './read-rows.ts';
import { testNames } from './test-names.ts';

const SOURCE = `
test('one', async () => {});
test("it's two", () => {});
policyTest(\`three of \${name}\`, async () => {});
test.each([
  ['a', 1],
])('four: %s', (name) => {});
journeyTest(
  'five',
  async () => {},
);
test('five and more', () => {});
test('fivefold', () => {});
test.skip('skipped', () => {});
describe('a group', () => {});
expect(test).toBe('nothing');
`;

const document = (...rows: string[]) =>
  ['# Title', '', '| What | Test |', '| --- | --- |', ...rows, '', 'A text with | bars | in it.'].join('\n');

/** A document that is long enough, with one row to look at. */
function faultsOf(row: string): string[] {
  const filler = Array.from({ length: LEAST_ROWS }, () => '| Later | open: not begun |');
  return findFaults(readRows(document(row, ...filler)), (path) =>
    path === 'a.test.ts' ? SOURCE : undefined,
  );
}

test('the names of tests are read as they are written', () => {
  expect(testNames(SOURCE)).toEqual([
    'one',
    "it's two",
    'three of ${name}',
    'four: %s',
    'five',
    'five and more',
    'fivefold',
  ]);
});

test('rows are read without head and ruler', () => {
  expect(readRows(document('| A button | `a.test.ts › one` |'))).toEqual([
    { line: 5, requirement: 'A button', proof: '`a.test.ts › one`' },
  ]);
});

test.each(['`a.test.ts › one`', '`a.test.ts › thr`', '`a.test.ts › five`', 'open: the operator’s side'])(
  '%s is in order',
  (proof) => {
    expect(faultsOf(`| A button | ${proof} |`)).toEqual([]);
  },
);

test.each([
  ['`b.test.ts › one`', 'There is no test file b.test.ts.'],
  ['`a.test.ts › six`', 'a.test.ts has no test named "six...".'],
  ['`a.test.ts › skipped`', 'a.test.ts has no test named "skipped...".'],
  ['`a.test.ts › f`', 'a.test.ts has 4 tests named "f...".'],
  ['', '"A button" has neither a test'],
  ['open', '"A button" has neither a test'],
  ['open:', '"A button" has neither a test'],
  ['a.test.ts › one', '"A button" has neither a test'],
  ['`a.test.ts › one` | more', '"A button" has neither a test'],
])('%s is a fault', (proof, fault) => {
  expect(faultsOf(`| A button | ${proof} |`)).toEqual([expect.stringContaining(`line 5: ${fault}`)]);
});

test('a row that says nothing is a fault', () => {
  expect(faultsOf('|  | `a.test.ts › one` |')).toEqual(['line 5: The row says nothing.']);
});

test('too few rows are a fault', () => {
  expect(findFaults(readRows(document('| Later | open: not begun |')), () => undefined)).toEqual([
    `There are 1 rows, at least ${LEAST_ROWS} are needed.`,
  ]);
});
