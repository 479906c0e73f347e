import { expect, test } from 'vitest';
import { findFaults } from './find-faults.ts';
import { readSpecification } from './read-specification.ts';
import { readTags } from './read-tags.ts';
import { renderCoverage } from './render-coverage.ts';

const SPECIFICATION = `# Title

What stands before the first section.

## 1. Claims

The tagline.
Figures:
- 10,000+ students.

## 2. Screens
### Routes

| Route | Access |
|---|---|
| / | public |
`;
const statements = readSpecification(SPECIFICATION);

/** The tags of a test file of these lines. */
const read = (...lines: string[]) => readTags('a.test.ts', lines.join('\n'));
const namesIn = (...lines: string[]) => read(...lines).tags.map((tag) => tag.test);
const pageOf = (tags = read().tags, open: { line: number; part: string }[] = []) =>
  renderCoverage(statements, tags, open);

test('headings, heads of tables, blank and leading lines state nothing', () => {
  expect(statements).toEqual([
    { line: 7, text: 'The tagline.', section: '1. Claims' },
    { line: 9, text: '10,000+ students.', section: '1. Claims' },
    { line: 16, text: '| / | public |', section: '2. Screens › Routes' },
  ]);
});

test('a tag names lines, what it proves of them, and the test below it', () => {
  expect(read('', '  // spec: 7, 9 10,000+ students trained', "  test('claims it', () => {});")).toEqual({
    tags: [{ path: 'a.test.ts', at: 2, lines: [7, 9], words: '10,000+ students trained', test: 'claims it' }],
    faults: [],
  });
});

test('all tags above a test are its own', () => {
  expect(
    namesIn('// spec: 7', '// spec: 9 The figure', "test('one', () => {});", "test('two', () => {});"),
  ).toEqual(['one', 'one']);
});

test.each([
  [["test('one', () => {});"], 'one'],
  [['test("it\'s one", () => {});'], "it's one"],
  [['policyTest(', '  `one of ${name}`,', '  async () => {},', ');'], 'one of ${name}'],
  [['test.each([', "  ['a', call('b', 1)],", "])('one: %s', (name) => {});"], 'one: %s'],
  [["test.each<[string]>([['a']])('one', (name) => {});"], 'one'],
  [["test.skipIf(process.platform === 'win32')('one', () => {});"], 'one'],
  [["describe('one', () => {", "  test('two', () => {});"], 'one'],
])('%j is a test', (lines, name) => {
  expect(namesIn('// spec: 7', ...lines)).toEqual([name]);
});

const NO_TEST = 'a.test.ts:1: there is no test right below the tag.';
const NO_TAG = 'a.test.ts:1: a tag reads "// spec: 40", with words of its own behind it or without.';

test.each([
  [['// spec: 7', "test.skip('one', () => {});"], NO_TEST],
  [['// spec: 7', "test.todo('one');"], NO_TEST],
  [['// spec: 7', '', "test('one', () => {});"], NO_TEST],
  [['// spec: 7', '// Why.', "test('one', () => {});"], NO_TEST],
  [['// spec: 7', "expect(test).toBe('one', 1);"], NO_TEST],
  [['// spec: 7'], NO_TEST],
  [['// spec: the tagline', "test('one', () => {});"], NO_TAG],
  [['// spec 7', "test('one', () => {});"], NO_TAG],
  [['//spec: 7', "test('one', () => {});"], NO_TAG],
  [['// spec: 7,9', "test('one', () => {});"], NO_TAG],
])('%j is a fault', (lines, fault) => {
  expect(read(...lines)).toEqual({ tags: [], faults: [fault] });
});

test('a tag outside test files is a fault', () => {
  const { faults } = readTags('a.ts', "// spec: 7\ntest('one', () => {});");
  expect(faults).toEqual(['a.ts:1: there is no test right below the tag.']);
});

test.each([6, 8, 15, 99])('line %d states nothing, so a tag that names it is a fault', (line) => {
  const { tags } = read(`// spec: 7, ${line}`, "test('one', () => {});");
  expect(findFaults(statements, tags)).toEqual([
    `a.test.ts:1: line ${line} of docs/specification.txt states nothing.`,
  ]);
});

test('lines without a test are open and counted', () => {
  const { tags } = read(
    '// spec: 7',
    "test('one', () => {});",
    '// spec: 9 Ten | thousand',
    "test('two', () => {});",
  );
  const { page, summary } = pageOf(tags);
  expect(summary).toBe('Of 3 lines that state something 1 are open (16), and 0 in part.');
  expect(page).toContain(summary);
  expect(page).toContain(
    '| 7 | The tagline. | `a.test.ts › one` |\n| 9 | Ten \\| thousand | `a.test.ts › two` |',
  );
  expect(page).toMatch(/\| 16 \| .* \| open \|/);
});

test('a part that is open is counted beside what is proved', () => {
  const { tags } = read('// spec: 7, 9, 16', "test('one', () => {});");
  const { page, summary } = pageOf(tags, [{ line: 9, part: 'Where they live' }]);
  expect(summary).toBe('Of 3 lines that state something 0 are open, and 1 in part (9).');
  expect(page).toContain('| 9 | 10,000+ students. | `a.test.ts › one` |\n| 9 | Where they live | open |');
});

test('without any tag every line is open', () => {
  expect(pageOf().summary).toBe('Of 3 lines that state something 3 are open (7, 9, 16), and 0 in part.');
});
