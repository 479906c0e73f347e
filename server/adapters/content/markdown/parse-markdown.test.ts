import fc from 'fast-check';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { figuresIn, termsIn } from './figures-and-terms.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { plainText } from './plain-text.ts';

test('finds figures and terms by their names', () => {
  const tree = parseMarkdown('A :term[*gaps*]{#gap} hurts.\n\n::figure{#past-the-stop}\n\n::figure');
  expect(termsIn(tree).map(({ id }) => id)).toEqual(['gap']);
  expect(figuresIn(tree).map(({ name }) => name)).toEqual(['past-the-stop', '']);
});

test('a colon before a word is punctuation', () => {
  const text = 'Odds 3:one, note:this{x}, at 10:30, https://example.org:8080/a:b.';
  expect(plainText(parseMarkdown(text))).toBe(text);
});

test('plain text has a line for each block, without marks and formulas', () => {
  const markdown =
    '## The *gap*\n\nIt costs **$20** $$a^2$$.\n\n- one\n- `two`\n\n| A | B |\n|---|---|\n| 1 | 2 |';
  expect(plainText(parseMarkdown(markdown))).toBe('The gap\nIt costs $20 .\none\ntwo\nA\nB\n1\n2');
});

test('plain words come to what the parser makes of them', () => {
  const parser = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkMath, { singleDollarTextMath: false });
  const plain = [
    'a',
    'Gap',
    'é',
    '风',
    '3',
    '1.',
    ' ',
    '.',
    ',',
    '?',
    "'",
    '“',
    '(',
    ')',
    '%',
    '/',
    '-',
    '—',
    '$',
    '+',
    '=',
  ];
  const other = ['www.', 'a.b', '$$', '*', '_', '~', '&amp;', '@', '\\', '\n', '  ', '|', '#', '<b>', '!['];
  const pieces = fc.oneof(
    { weight: 15, arbitrary: fc.constantFrom(...plain) },
    { weight: 1, arbitrary: fc.constantFrom(...other) },
  );
  fc.assert(
    fc.property(fc.array(pieces, { minLength: 1, maxLength: 12 }), (words) => {
      const markdown = `A${words.join('')}`;
      expect(parseMarkdown(markdown)).toEqual(parser.parse(markdown));
    }),
    { numRuns: 2000 },
  );
});
